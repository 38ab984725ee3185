"""Checks what no schema can: that everything the files in deploy/ refer to is there.

usage: check-deploy-references.py COMPOSE MANIFEST...
"""

import re
import sys
from pathlib import Path

import yaml

wrong = []


def expect(true, sentence):
    if not true:
        wrong.append(sentence)


def references(value, key):
    """All values of a key, anywhere in a document."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name == key:
                yield inner
            yield from references(inner, key)
    elif isinstance(value, list):
        for inner in value:
            yield from references(inner, key)


def check_compose(path):
    text = path.read_text()
    compose = yaml.safe_load(text)
    services = compose["services"]
    for name, service in services.items():
        where = f"{path}: {name}"
        expect("image" in service, f"{where} has no image")
        dependencies = service.get("depends_on", {})
        for other in dependencies:
            expect(other in services, f"{where} depends on {other}, which is not there")
            condition = isinstance(dependencies, dict) and dependencies[other].get("condition")
            if condition == "service_healthy":
                expect("healthcheck" in services.get(other, {}), f"{where} waits for {other}, which has no health check")
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            if source.startswith("."):
                expect((path.parent / source).exists(), f"{where} mounts {source}, which is not there")
            else:
                expect(source in compose["volumes"], f"{where} mounts the volume {source}, which is not declared")
        for host in re.findall(r"@([\w-]+):\d", str(service.get("environment", ""))):
            expect(host in services, f"{where} connects to {host}, which is not there")
    example = (path.parent / "env.example").read_text()
    named = set(re.findall(r"^(\w+)=", example, re.MULTILINE))
    used = set(re.findall(r"\$\{(\w+)", text))
    for variable in sorted(used ^ named):
        wrong.append(f"{variable} is in only one of {path} and env.example")
    for node in re.findall(r"(?:^|\s)([\w-]+):8080", (path.parent / "Caddyfile").read_text()):
        expect(node in services, f"the Caddyfile leads to {node}, which is not a service of {path}")


def check_manifests(paths):
    documents = [(path, document) for path in paths for document in yaml.safe_load_all(path.read_text())]
    by_kind = {}
    for path, document in documents:
        by_kind.setdefault(document["kind"], {})[document["metadata"]["name"]] = document

    def keys(kind, name):
        document = by_kind.get(kind, {}).get(name)
        return None if document is None else {**document.get("data", {}), **document.get("stringData", {})}.keys()

    pods = [document["spec"]["template"] for document in by_kind.get("Deployment", {}).values()]
    for path, document in documents:
        kind, name, spec = document["kind"], document["metadata"]["name"], document.get("spec", {})
        where = f"{path}: {kind} {name}"
        selector = spec.get("selector", {})
        selector = selector if kind == "Service" else selector.get("matchLabels", {})
        chosen = [pod for pod in pods if selector and selector.items() <= pod["metadata"]["labels"].items()]
        if selector:
            expect(len(chosen) == 1, f"{where} selects the pods of {len(chosen)} deployments")
        if kind == "Deployment":
            expect(spec["template"] in chosen, f"{where} does not select its own pods")
            check_pod(where, spec["template"]["spec"], keys)
        if kind == "Service":
            named = {port["name"] for pod in chosen for each in pod["spec"]["containers"] for port in each["ports"]}
            for port in spec["ports"]:
                expect(port["targetPort"] in named, f"{where} leads to the port {port['targetPort']}, which no pod has")
        for service in references(spec, "service") if kind == "Ingress" else []:
            target = by_kind.get("Service", {}).get(service["name"])
            expect(target is not None, f"{where} leads to the service {service['name']}, which is not there")
            named = {port["name"] for port in target["spec"]["ports"]} if target else set()
            expect(service["port"]["name"] in named, f"{where} leads to a port which {service['name']} does not have")


def check_pod(where, pod, keys):
    for kind, field in [("Secret", "secretKeyRef"), ("ConfigMap", "configMapKeyRef")]:
        for reference in references(pod, field):
            known = keys(kind, reference["name"]) or []
            expect(reference["key"] in known, f"{where} reads {reference['key']} of a {kind} that does not have it")
    volumes = {volume["name"] for volume in pod.get("volumes", [])}
    for container in pod["containers"]:
        variables = {variable["name"] for variable in container.get("env", [])}
        for source in container.get("envFrom", []):
            known = keys("ConfigMap", source["configMapRef"]["name"])
            expect(known is not None, f"{where} reads a ConfigMap that is not there")
            variables |= set(known or [])
        for variable in re.findall(r"\$\((\w+)\)", str(container.get("args", []))):
            expect(variable in variables, f"{where} uses the variable {variable}, which is not set")
        for mount in container.get("volumeMounts", []):
            expect(mount["name"] in volumes, f"{where} mounts the volume {mount['name']}, which is not there")
        ports = {port["name"] for port in container.get("ports", [])}
        for request in references(container, "httpGet"):
            expect(request["port"] in ports, f"{where} is asked at the port {request['port']}, which is not there")


check_compose(Path(sys.argv[1]))
check_manifests([Path(path) for path in sys.argv[2:]])
for sentence in wrong:
    print(sentence, file=sys.stderr)
sys.exit(1 if wrong else 0)
