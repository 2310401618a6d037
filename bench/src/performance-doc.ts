import { readFileSync, writeFileSync } from 'node:fs';
import { rowsIn, type TableRow } from './table.ts';

const DOCUMENT = new URL('../../docs/performance.md', import.meta.url);
const FIGURES = /(?<=<!-- bench: [^\n]*\n).*(?=<!-- \/bench -->)/s;

/** The figures in `docs/performance.md`. Each release saves them. */
export function savedRows(): TableRow[] {
  return rowsIn(FIGURES.exec(readFileSync(DOCUMENT, 'utf8'))?.[0] ?? '');
}

/** Replaces the figures in `docs/performance.md`. */
export function saveFigures(figures: string): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  if (!FIGURES.test(text)) throw new Error('docs/performance.md has no place for the figures');
  writeFileSync(
    DOCUMENT,
    text.replace(FIGURES, () => `${figures}\n`),
  );
}
