// Creates a database. Runs in a thread of its own, because its memory is only released when the thread ends.
import { workerData } from 'node:worker_threads';
import { openEngine } from './engine.ts';

const engine = await openEngine(workerData as string, new BigInt64Array(1));
await engine.close();
process.exit(0);
