/** A small SMTP server that keeps the emails that it is handed. */
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** Reads the commands of a client, and returns its emails one by one. */
async function* emails(socket: Socket): AsyncGenerator<string> {
	const say = (line: string) => socket.write(`${line}\r\n`);
	say('220 smtp.example ESMTP');
	let data: string[] | null = null;
	for await (const line of createInterface(socket)) {
		if (data && line !== '.') data.push(line);
		else if (data) {
			yield data.join('\n');
			data = null;
			say('250 taken');
		} else if (line === 'DATA') {
			data = [];
			say('354 go on');
		} else if (line === 'QUIT') {
			say('221 bye');
		} else {
			say('250 ok');
		}
	}
}

/** Starts an SMTP server; `link` waits for the next email and returns the path and token of its link. */
export async function startSmtp() {
	const received: string[] = [];
	const server = createServer(async (socket) => {
		socket.on('error', () => {});
		for await (const email of emails(socket)) received.push(email);
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const { port } = server.address() as AddressInfo;
	return {
		url: `smtp+plain://127.0.0.1:${port}`,
		link: async (publicUrl: string): Promise<string> => {
			while (received.length === 0) await new Promise((later) => setTimeout(later, 20));
			// Quoted-printable breaks long lines after a `=`.
			const text = (received.shift() ?? '').replaceAll('=\n', '').replaceAll('=3D', '=');
			return new RegExp(`${publicUrl}(/\\S+)`).exec(text.replaceAll('\r', ''))?.[1] ?? 'no link';
		},
		stop: () => new Promise((done) => server.close(done)),
	};
}
