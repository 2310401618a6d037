import type { FontName } from '../font-files.ts';
import type { ChineseFont } from './chinese.ts';
import type { Fonts } from './fonts.ts';

export interface Run {
  readonly font: FontName | ChineseFont['name'];
  readonly text: string;
}

export interface Style {
  readonly font: 'body' | 'strong' | 'display';
  /** In points. */
  readonly size: number;
  readonly color: string;
}

/** Replaces a character that no font has. */
const MISSING = '□';
const PLAIN = /^[\x20-\x7e]*$/;
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/u;
/** Invisible marks that only change how their neighbors look. */
const MARKS = /[\u{e0100}-\u{e01ef}\ufe00-\ufe0f\u200b\u200e\u200f\u2060\u00ad]/gu;
/** Joiners are invisible too, but some fonts use them. */
const JOINERS = /[\u200c\u200d]/g;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

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

/** Scripts that need fonts of their own. */
const scripts: readonly (readonly [RegExp, FontName, FontName])[] = [
  [/\p{Script=Hangul}/u, 'hangul', 'hangulBold'],
  [/\p{Script=Thai}/u, 'thai', 'thaiBold'],
  [/\p{Script_Extensions=Arabic}/u, 'arabic', 'arabicBold'],
];

interface Spelling {
  readonly letter: string;
  readonly joined: string;
}

/** Fonts that use invisible characters: to combine emoji, and to join or separate Arabic letters. */
const spelled: Partial<Record<FontName, (spelling: Spelling) => string>> = {
  emoji: ({ letter }) => letter,
  arabic: ({ joined }) => joined,
  arabicBold: ({ joined }) => joined,
};

function orderFor(letter: string, font: Style['font']): readonly FontName[] {
  if (EMOJI.test(letter)) return ['emoji'];
  const script = scripts.find(([letters]) => letters.test(letter));
  if (!script) return fallbacks[font];
  const [, regular, bold] = script;
  return font === 'body' ? [regular] : [bold];
}
