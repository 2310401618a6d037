// The thread of the embedded engine: PostgreSQL compiled to WebAssembly, behind a private socket.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { openEngine } from './engine.ts';
import type { EngineStart } from './engine-start.ts';
import { Gateway } from './gateway.ts';

const port = parentPort;
if (!port) throw new Error('This file is a worker');

const { folder, socket, timeoutMs, syncs } = workerData as EngineStart;
const engine = await openEngine(folder, new BigInt64Array(syncs));
const gateway = new Gateway(engine, timeoutMs);
await gateway.listen(socket);
port.postMessage('ready');

// The only message is the request to close.
await once(port, 'message');
gateway.close();
await engine.close();
process.exit(0);
