import type PDFDocument from 'pdfkit';
import type { FontName } from '../font-files.ts';
import { fontFile, fontNames } from '../font-files.ts';

/** Some letters in one font. */
export interface Run {
  readonly font: FontName;
  readonly text: string;
}

/** How a text is set: by its own font, and by another where that lacks a letter. */
export interface Style {
  readonly font: 'body' | 'strong' | 'display';
  /** In points. */
  readonly size: number;
  readonly color: string;
}

type Pdf = InstanceType<typeof PDFDocument>;

/** What stands for a letter that no font has. */
const MISSING = '□';
const PLAIN = /^[\x20-\x7e]*$/;
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/u;
/** Marks that say how their neighbors look; they have no look of their own. */
const UNSEEN = /[\ufe00-\ufe0f\u200b-\u200f\u2060\u00ad]/gu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits texts into what each font has letters for. */
export function makeRuns(pdf: Pdf) {
  const known = new Map<string, boolean>();
  for (const name of fontNames) pdf.registerFont(name, fontFile(name));

  function has(font: FontName, letter: string): boolean {
    const key = `${font}${letter}`;
    const answer = known.get(key) ?? hasAll(pdf, font, letter);
    known.set(key, answer);
    return answer;
  }

  function runOf(letter: string, { font }: Style): Run {
    const order = orderFor(letter, font);
    const seen = letter.replace(UNSEEN, '');
    const found = order.find((each) => has(each, seen));
    if (found) return { font: found, text: found === 'emoji' ? letter : seen };
    return { font: 'wide', text: seen === '' ? '' : MISSING };
  }

  return (text: string, style: Style): Run[] => {
    if (PLAIN.test(text)) return text === '' ? [] : [{ font: style.font, text }];
    const runs: Run[] = [];
    for (const { segment } of graphemes.segment(text)) {
      const run = runOf(segment, style);
      const last = runs.at(-1);
      if (last?.font === run.font) runs[runs.length - 1] = { ...run, text: last.text + run.text };
      else if (run.text !== '') runs.push(run);
    }
    return runs;
  };
}

const fallbacks: Readonly<Record<Style['font'], readonly FontName[]>> = {
  body: ['body', 'wide', 'emoji'],
  strong: ['strong', 'wideBold', 'emoji'],
  display: ['display', 'wideBold', 'emoji'],
};

/** Scripts with fonts of their own, which are read where such letters occur. */
const scripts: readonly (readonly [RegExp, FontName, FontName])[] = [
  [/\p{Script=Hangul}/u, 'hangul', 'hangulBold'],
  [/\p{Script=Thai}/u, 'thai', 'thaiBold'],
  [/\p{Script_Extensions=Arabic}/u, 'arabic', 'arabicBold'],
];

/** The fonts to look for a letter in. */
function orderFor(letter: string, font: Style['font']): readonly FontName[] {
  if (EMOJI.test(letter)) return ['emoji'];
  const script = scripts.find(([letters]) => letters.test(letter));
  if (!script) return fallbacks[font];
  const [, regular, bold] = script;
  return font === 'body' ? [regular] : [bold];
}

/** What pdfkit keeps of a font file; its types do not tell. */
interface OpenFont {
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean };
}

function hasAll(pdf: Pdf, font: FontName, letter: string): boolean {
  const { font: glyphs } = (pdf.font(font) as unknown as { _font: OpenFont })._font;
  return [...letter].every((each) => glyphs.hasGlyphForCodePoint(each.codePointAt(0) ?? 0));
}
