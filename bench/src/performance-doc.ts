import { readFileSync, writeFileSync } from 'node:fs';

const DOCUMENT = new URL('../../docs/performance.md', import.meta.url);
const FIGURES = /(?<=<!-- bench: [^\n]*\n).*(?=<!-- \/bench -->)/s;

/** Replaces the figures in `docs/performance.md`. */
export function saveFigures(figures: string): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  if (!FIGURES.test(text)) throw new Error('docs/performance.md has no place for the figures');
  writeFileSync(
    DOCUMENT,
    text.replace(FIGURES, () => `${figures}\n`),
  );
}
