// The thread of the embedded engine: PostgreSQL compiled to WebAssembly, behind a private socket.
import { parentPort, workerData } from 'node:worker_threads';
import { openEngine } from './engine.ts';
import type { EngineRequest, EngineStart } from './engine-start.ts';
import { Gateway } from './gateway.ts';

const port = parentPort;
if (!port) throw new Error('This file is a worker');

const { folder, socket, timeoutMs, syncs } = workerData as EngineStart;
const engine = await openEngine(folder, new BigInt64Array(syncs));
const gateway = new Gateway(engine, timeoutMs);
await gateway.listen(socket);
port.postMessage('ready');

port.on('message', async (request: EngineRequest) => {
  if (request === 'measure') {
    port.postMessage(engine.memoryBytes());
    return;
  }
  gateway.close();
  await engine.close();
  process.exit(0);
});
