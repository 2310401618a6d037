import { fileURLToPath } from 'node:url';
import type { Language } from '@lensemble/messages/languages';
import { READ_FROM_RIGHT } from '../direction.ts';
import { DISPLAY, fontOrder } from '../font-files.ts';
import * as look from '../look.ts';
import { accessible, compilerOf, LONG_WORD } from './compiler.ts';

const LAYOUT = fileURLToPath(new URL('papers.typ', import.meta.url));

/** A row of a paper: `yes` and `no` have a mark, and what is `off` is crossed out. */
export interface PaperRow {
  readonly mark: 'yes' | 'no' | 'off';
  /** The mark in words, for those who do not see it. */
  readonly label: string;
  readonly name: string;
  readonly detail: string | null;
}

/** A signed paper, in texts. */
export interface Paper {
  /** `Consent · Signed` */
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly rows: readonly PaperRow[];
  readonly signedBy: string;
  /** `Signed on …`, and what followed. */
  readonly lines: readonly string[];
}

export interface Papers {
  readonly papers: readonly Paper[];
  readonly language: Language;
}

/** Papers as a PDF, each on a page of its own. */
export function renderPapers({ papers, language }: Papers): Uint8Array {
  const typst = compilerOf();
  const data = {
    language: language.slice(0, 2),
    papers,
    page: look.pageOf('a4'),
    look: {
      ink: look.INK,
      soft: look.INK_SOFT,
      hairline: look.HAIRLINE,
      from: look.ACCENT_FROM,
      to: look.ACCENT_TO,
    },
    display: DISPLAY,
    fonts: fontOrder(JSON.stringify(papers)),
    fromRight: READ_FROM_RIGHT.source,
    longWord: LONG_WORD,
  };
  try {
    const compiled = typst.compile({
      mainFilePath: LAYOUT,
      inputs: { sheet: JSON.stringify(data) },
    });
    if (!compiled.result)
      throw new Error(`Typst: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`);
    return accessible(typst, compiled.result);
  } finally {
    // Its cache holds the content of papers.
    typst.evictCache(0);
  }
}
