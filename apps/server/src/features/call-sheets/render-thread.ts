// Renders documents for `render-process.ts`.
import { parentPort } from 'node:worker_threads';
import { renderDocx } from './docx/docx.ts';
import { renderPdf } from './pdf/pdf.ts';
import type { RenderJob } from './render-apart.ts';

parentPort?.on('message', async ({ format, sheet, pictures, map }: RenderJob) => {
  const render = format === 'pdf' ? renderPdf : renderDocx;
  // A failure ends the process and with it the current job.
  parentPort?.postMessage(await render(sheet, pictures, map));
});
