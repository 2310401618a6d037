// Makes documents out of call sheets, one after the other, for `render-apart.ts`.
import { parentPort } from 'node:worker_threads';
import { renderDocx } from './docx/docx.ts';
import { renderPdf } from './pdf/pdf.ts';
import type { RenderJob } from './render-apart.ts';

parentPort?.on('message', async ({ format, sheet, pictures }: RenderJob) => {
  const render = format === 'pdf' ? renderPdf : renderDocx;
  // A failure ends this thread, and with it the one piece of work that is under way.
  parentPort?.postMessage(await render(sheet, pictures));
});
