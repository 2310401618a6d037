// Renders the documents that `render-apart.ts` asks for, one at a time.
import { Worker } from 'node:worker_threads';
import { limitProcess } from '../../lib/limited-process.ts';

const [, , memoryMb = ''] = process.argv;
limitProcess(Number(memoryMb) * 1_000_000);

// The PDF engine does not return before a document is ready. This thread watches the memory meanwhile.
const thread = new Worker(new URL('render-thread.ts', import.meta.url));
thread.on('message', (document) => process.send?.(document));
process.on('message', (job) => thread.postMessage(job));
