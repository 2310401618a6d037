import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { buildWebIfStale } from './build-web.mjs';

const ORPHAN_CHECK_MS = 250;

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error('Start Lensemble with "npm start", which runs it on the right version of Node.js.');
  process.exit(1);
}
try {
  await buildWebIfStale();
} catch (error) {
  console.error(
    error.code
      ? `The web pages could not be built (${error.message}): let this user write to apps/web/dist, and check the free disk space.`
      : error.message,
  );
  process.exit(1);
}
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)));
// In the same process, so that signals to npm reach the server and Node starts only once.
await import('../apps/server/src/server.ts');

// A killed npm forwards no signal. Without this check the orphaned server would keep the port and the data folder.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, ORPHAN_CHECK_MS).unref();
