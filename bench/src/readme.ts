import { readFileSync, writeFileSync } from 'node:fs';

const README = new URL('../../README.md', import.meta.url);
const FIGURES = /(?<=<!-- bench: [^\n]*\n).*(?=<!-- \/bench -->)/s;

/** Puts the figures where the README shows them, in place of those that stand there. */
export function showInReadme(figures: string): void {
  const text = readFileSync(README, 'utf8');
  if (!FIGURES.test(text)) throw new Error('The README has no place for the figures any more');
  writeFileSync(
    README,
    text.replace(FIGURES, () => `${figures}\n`),
  );
}
