//! Builds the page with npm, and lists its files for `include_bytes!`.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

/// The placeholder if the page could not be built.
const PLACEHOLDER: &str = include_str!("src/without.html");

/// Packages set this environment variable to `required`: the build then fails if the page cannot be built.
const SETTING: &str = "BASTIDE_PAGES";

fn main() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder"));
    let pages = out.join("pages");
    let inputs = [
        "src",
        "phrases",
        "public",
        "index.html",
        "package.json",
        "package-lock.json",
        "svelte.config.js",
        "tsconfig.json",
        "vite.config.ts",
        "../docs/rules",
        "../docs/rulebook",
    ];
    for input in inputs {
        println!("cargo::rerun-if-changed={}", web.join(input).display());
    }
    println!("cargo::rerun-if-changed=src/without.html");
    println!("cargo::rerun-if-env-changed={SETTING}");
    if let Err(reason) = build(&web, &pages) {
        if env::var_os(SETTING).is_some_and(|setting| setting == "required") {
            println!("cargo::error=the pages for browsers cannot be built: {reason}");
            return;
        }
        println!("cargo::warning=the pages for browsers are left out: {reason}");
        let _ = fs::remove_dir_all(&pages);
        fs::create_dir_all(&pages).expect("the folder can be made");
        fs::write(pages.join("index.html"), PLACEHOLDER).expect("the page can be written");
    }
    let mut list = String::from("[\n");
    list_files(&pages, &pages, &mut list).expect("the pages can be read");
    list.push(']');
    fs::write(out.join("files.rs"), list).expect("the list can be written");
}

/// Runs npm: `ci` if the installed packages differ from the lock file, then the build.
fn build(web: &Path, pages: &Path) -> Result<(), String> {
    let changed = |path: &str| fs::metadata(web.join(path)).and_then(|file| file.modified()).ok();
    if changed("node_modules/.package-lock.json") < changed("package-lock.json") {
        npm(web, &["ci", "--no-audit", "--no-fund"])?;
    }
    let pages = pages.to_str().ok_or("the build folder has a strange name")?;
    npm(web, &["run", "build", "--", "--outDir", pages, "--emptyOutDir", "--logLevel", "warn"])
}

fn npm(web: &Path, args: &[&str]) -> Result<(), String> {
    let done = Command::new("npm").args(args).current_dir(web).output();
    let done = done.map_err(|error| format!("npm (Node 20 or newer) cannot be run: {error}"))?;
    if done.status.success() {
        return Ok(());
    }
    let said = [done.stdout, done.stderr].concat();
    Err(format!("npm {}: {}", args[0], String::from_utf8_lossy(&said).replace('\n', " ")))
}

/// Writes a line for each file: its URL path, and its bytes.
fn list_files(root: &Path, folder: &Path, list: &mut String) -> io::Result<()> {
    let mut entries = fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    entries.sort_by_key(fs::DirEntry::path);
    for entry in entries {
        let path = entry.path();
        if path.is_dir() {
            list_files(root, &path, list)?;
            continue;
        }
        let name = path.strip_prefix(root).expect("it is inside").to_string_lossy();
        let (name, file) = (name.replace('\\', "/"), path.to_string_lossy());
        writeln!(list, "    ({name:?}, include_bytes!({file:?}).as_slice()),").expect("to memory");
    }
    Ok(())
}
