// Renders the documents that `render-apart.ts` asks for, one at a time.
import { Worker } from 'node:worker_threads';
import { endProcess, limitProcess } from '../../lib/limited-process.ts';

const LOOK_EVERY_MS = 100;

const [, , memoryMb = '', cpuMs = ''] = process.argv;
limitProcess(Number(memoryMb) * 1_000_000);

// The PDF engine does not return before a document is ready. This thread watches the memory and the time meanwhile.
const thread = new Worker(new URL('render-thread.ts', import.meta.url));
let watch: NodeJS.Timeout | undefined;
thread.on('message', (document) => {
  clearInterval(watch);
  process.send?.(document);
});
process.on('message', (job) => {
  const begin = process.cpuUsage();
  watch = setInterval(() => {
    const { user, system } = process.cpuUsage(begin);
    // On a busy machine, a small document can take long.
    if ((user + system) / 1000 > Number(cpuMs)) endProcess();
  }, LOOK_EVERY_MS);
  thread.postMessage(job);
});
