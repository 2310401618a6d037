import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { buildWebIfStale } from './build-web.mjs';

const ORPHAN_CHECK_MS = 250;

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    'Start Lensemble with "npm start": that runs it on the Node.js version it was made for.',
  );
  process.exit(1);
}
try {
  buildWebIfStale();
} catch (error) {
  console.error(
    error.code
      ? `The web pages could not be built (${error.message}): this user must be able to write to apps/web/dist, and the disk must have room.`
      : error.message,
  );
  process.exit(1);
}
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)));
// In this very process, so that what ends npm ends the server too, and nothing waits for a second start of Node.
await import('../apps/server/src/server.ts');

// A killed npm passes no signal on: without it, a server that nobody sees would keep the port and the data folder.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, ORPHAN_CHECK_MS).unref();
