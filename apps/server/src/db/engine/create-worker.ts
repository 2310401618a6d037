// Makes an empty database in a folder. A thread of its own, because its memory is only given back with the thread.
import { workerData } from 'node:worker_threads';
import { openEngine } from './engine.ts';

const engine = await openEngine(workerData as string, new BigInt64Array(1));
await engine.close();
process.exit(0);
