import type { FontName } from '../font-files.ts';
import type { ChineseFont } from './chinese.ts';
import type { Fonts } from './fonts.ts';

/** Some letters in one font. */
export interface Run {
  readonly font: FontName | ChineseFont['name'];
  readonly text: string;
}

/** How a text is set: by its own font, and by another where that lacks a letter. */
export interface Style {
  readonly font: 'body' | 'strong' | 'display';
  /** In points. */
  readonly size: number;
  readonly color: string;
}

/** What stands for a letter that no font has. */
const MISSING = '□';
const PLAIN = /^[\x20-\x7e]*$/;
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/u;
/** Marks that say how their neighbors look; they have no look of their own. */
const MARKS = /[\u{e0100}-\u{e01ef}\ufe00-\ufe0f\u200b\u200e\u200f\u2060\u00ad]/gu;
/** The same for letters that are joined: whether they are here. */
const JOINERS = /[\u200c\u200d]/g;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits texts into what each font has letters for. */
export function makeRuns({ has, chineseFor }: Fonts) {
  function runOf(letter: string, { font }: Style): Run {
    const joined = letter.replace(MARKS, '');
    const seen = joined.replace(JOINERS, '');
    const found = orderFor(letter, font).find((each) => has(each, seen));
    if (found) return { font: found, text: spelled[found]?.({ letter, joined }) ?? seen };
    const [regular, bold] = chineseFor(seen) ?? [];
    const chinese = font === 'body' ? regular : bold;
    if (chinese) return { font: chinese, text: seen };
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

interface Spelling {
  readonly letter: string;
  readonly joined: string;
}

/** Fonts that know what marks mean: how emoji are put together, and where letters of a Persian word are not joined. */
const spelled: Partial<Record<FontName, (spelling: Spelling) => string>> = {
  emoji: ({ letter }) => letter,
  arabic: ({ joined }) => joined,
  arabicBold: ({ joined }) => joined,
};

/** The fonts to look for a letter in. */
function orderFor(letter: string, font: Style['font']): readonly FontName[] {
  if (EMOJI.test(letter)) return ['emoji'];
  const script = scripts.find(([letters]) => letters.test(letter));
  if (!script) return fallbacks[font];
  const [, regular, bold] = script;
  return font === 'body' ? [regular] : [bold];
}
