import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { fontFiles } from '../features/call-sheets/font-files.ts';

const run = promisify(execFile);
const TIMEOUT_MS = 120_000;

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'lensemble-office-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Uses the fonts of this repository only, so that results do not depend on the machine. */
function fontSettings(folder: string): string {
  const places = fontFiles.map((file) => `<dir>${dirname(file)}</dir>`).join('');
  return `<?xml version="1.0"?><fontconfig>${places}<cachedir>${folder}/cache</cachedir></fontconfig>`;
}

/** Converts a Word file to PDF with LibreOffice. @throws Error if LibreOffice cannot open it */
export function openInWordProcessor(docx: Buffer): Promise<Buffer> {
  return inFolder(async (folder) => {
    const settings = join(folder, 'fonts.conf');
    await writeFile(settings, fontSettings(folder));
    await writeFile(join(folder, 'sheet.docx'), docx);
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`;
    const args = [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder];
    const env = { ...process.env, HOME: folder, FONTCONFIG_FILE: settings };
    await run('soffice', [...args, join(folder, 'sheet.docx')], { env, timeout: TIMEOUT_MS });
    return readFile(join(folder, 'sheet.pdf'));
  });
}

export function askPoppler(program: string, pdf: Buffer, ...args: string[]): Promise<string> {
  return inFolder(async (folder) => {
    const file = join(folder, 'sheet.pdf');
    await writeFile(file, pdf);
    const output = program === 'pdftotext' ? ['-'] : [];
    const { stdout } = await run(program, [...args, file, ...output], { timeout: TIMEOUT_MS });
    return stdout;
  });
}

/** Renders the pages of a PDF. @param dpi pixels per inch */
export function picturesOfPages(pdf: Buffer, dpi: number): Promise<Buffer[]> {
  return inFolder(async (folder) => {
    const file = join(folder, 'sheet.pdf');
    await writeFile(file, pdf);
    const args = ['-r', `${dpi}`, '-png', file, join(folder, 'page')];
    await run('pdftoppm', args, { timeout: TIMEOUT_MS });
    const names = (await readdir(folder)).filter((name) => name.endsWith('.png')).sort();
    return Promise.all(names.map((name) => readFile(join(folder, name))));
  });
}
