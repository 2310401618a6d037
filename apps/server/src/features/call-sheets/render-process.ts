// Renders the documents that `render-apart.ts` asks for, one at a time.
import { limitProcess } from '../../lib/limited-process.ts';
import { renderDocx } from './docx/docx.ts';
import { renderPdf } from './pdf/pdf.ts';
import type { RenderJob } from './render-apart.ts';

const [, , memoryMb = ''] = process.argv;
limitProcess(Number(memoryMb) * 1_000_000);

process.on('message', async (message) => {
  const { format, sheet, pictures } = message as RenderJob;
  const render = format === 'pdf' ? renderPdf : renderDocx;
  // A failure ends this process and with it the current job.
  process.send?.(await render(sheet, pictures));
});
