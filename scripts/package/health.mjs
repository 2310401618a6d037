// Ends with 0 if the server of this machine works: for the health check of a container that has no other client.
const { PORT = '3000', HOST = '' } = process.env;
const everywhere = ['', 'localhost', '0.0.0.0', '::'];
const name = everywhere.includes(HOST) ? '127.0.0.1' : HOST;
const host = name.includes(':') ? `[${name}]` : name;
const answer = await fetch(`http://${host}:${PORT || 3000}/readyz`, {
  signal: AbortSignal.timeout(4_000),
}).catch((error) => ({ ok: false, text: () => error.message }));
if (!answer.ok) {
  console.error(await answer.text());
  process.exitCode = 1;
}
