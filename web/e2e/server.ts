/** The real server, for all tests: on a free port, with a folder of its own that is thrown away afterwards. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
	export interface ProvidedContext {
		origin: string;
	}
}

const target = process.env.CARGO_TARGET_DIR ?? resolve(import.meta.dirname, '../../target');
const program = process.env.BASTIDE ?? join(target, 'debug', 'bastide');

/** Starts a server with some more options; returns its address and how to end it. */
export async function startServer(
	...options: string[]
): Promise<{ origin: string; stop: () => Promise<void> }> {
	if (!existsSync(program)) {
		throw new Error(`${program} is not there: build it with cargo build -p bastide`);
	}
	const data = await mkdtemp(join(tmpdir(), 'bastide-e2e-'));
	const child = spawn(
		program,
		['serve', '--no-limits', '--listen', '127.0.0.1:0', '--data', data, ...options],
		{ stdio: ['ignore', 'pipe', 'ignore'] },
	);
	const origin = await firstAddress(child);
	const stop = async () => {
		const ended = new Promise((done) => child.once('exit', done));
		child.kill('SIGTERM');
		await ended;
		await rm(data, { recursive: true, force: true });
	};
	return { origin, stop };
}

async function firstAddress(child: ChildProcess): Promise<string> {
	if (!child.stdout) throw new Error('the server says nothing');
	for await (const line of createInterface(child.stdout)) {
		const found = /http:\/\/\S+/.exec(line)?.[0];
		if (found) return found;
	}
	throw new Error('the server did not start');
}

export default async function setup(project: TestProject) {
	const { origin, stop } = await startServer();
	project.provide('origin', origin);
	return stop;
}
