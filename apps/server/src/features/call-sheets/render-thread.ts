// Renders documents for `render-process.ts`.
import { parentPort } from 'node:worker_threads';
import { renderDocx } from './docx/docx.ts';
import { renderPapers } from './pdf/papers.ts';
import { renderPdf } from './pdf/pdf.ts';
import type { RenderJob } from './render-apart.ts';

parentPort?.on('message', async (job: RenderJob) => {
  // A failure ends the process and with it the current job.
  parentPort?.postMessage(await rendered(job));
});

function rendered(job: RenderJob): Uint8Array | Promise<Uint8Array> {
  if (job.format === 'papers') return renderPapers(job.papers);
  const render = job.format === 'pdf' ? renderPdf : renderDocx;
  return render(job.sheet, job.pictures, job.map);
}
