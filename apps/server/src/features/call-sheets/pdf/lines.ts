import LineBreaker from 'linebreak';
import type { Fonts, Pdf } from './fonts.ts';
import { makeRuns, type Run, type Style } from './runs.ts';

export interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** No font has a glyph for a tab. */
const TAB = '    ';

/** Breaks text into lines by the rules of its script. A word that is wider than a line is cut. */
export function makeLines(pdf: Pdf, fonts: Fonts) {
  const runsOf = makeRuns(fonts);

  const widths = new Map<string, number>();

  /** Caches widths: words recur, and in Japanese nearly every character counts as a word. */
  function measure(text: string, style: Style): number {
    const key = `${style.font} ${style.size} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = runsOf(text, style).reduce(
      (sum, run) => sum + pdf.font(run.font).fontSize(style.size).widthOfString(run.text),
      0,
    );
    widths.set(key, width);
    return width;
  }

  /** Cuts a word into pieces that each fit into a line. */
  function cut(word: string, style: Style, width: number): string[] {
    const parts: string[] = [];
    let part = '';
    let used = 0;
    for (const { segment } of graphemes.segment(word)) {
      const needed = measure(segment, style);
      if (part !== '' && used + needed > width) {
        parts.push(part);
        [part, used] = ['', 0];
      }
      part += segment;
      used += needed;
    }
    return [...parts, part];
  }

  function fill(text: string, style: Style, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    let used = 0;
    const end = () => {
      lines.push(line);
      [line, used] = ['', 0];
    };
    for (const { word, isLast } of wordsOf(text)) {
      const needed = measure(word.trimEnd(), style);
      if (line !== '' && used + needed > width) end();
      const [rest = '', ...full] = needed > width ? cut(word, style, width).reverse() : [word];
      lines.push(...full.reverse());
      line += rest;
      used += measure(rest, style);
      if (isLast) end();
    }
    return lines;
  }

  return (text: string, style: Style, width: number): Line[] =>
    fill(text.replaceAll('\t', TAB), style, width).map((line) => {
      const shown = line.trimEnd().replace(FROM_THE_RIGHT, turn);
      return { runs: runsOf(shown, style), width: measure(shown, style) };
    });
}

/** Runs of right-to-left words and numbers. The font does not order the words, and it reverses Arabic digits. */
const FROM_THE_RIGHT =
  /[\p{scx=Hebrew}\p{scx=Arabic}][\p{scx=Hebrew}\p{scx=Arabic}\u200c\u200d]*(?: +(?:[\p{scx=Hebrew}\p{scx=Arabic}\u200c\u200d]+|\d[\d.,:/]*(?= +[\p{scx=Hebrew}\p{scx=Arabic}])))*/gu;
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]+/g;
const turn = (words: string) =>
  words
    .split(' ')
    .reverse()
    .join(' ')
    .replace(ARABIC_DIGITS, (digits) => [...digits].reverse().join(''));

/** Yields the pieces of a text between possible line breaks. `isLast` marks a required break. */
function* wordsOf(text: string): Generator<{ word: string; isLast: boolean }> {
  const breaker = new LineBreaker(text);
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const isLast = next.required || next.position === text.length;
    const parts = partsOf(text.slice(from, next.position).replace(/\n$/, ''));
    for (const [index, word] of parts.entries()) {
      yield { word, isLast: isLast && index === parts.length - 1 };
    }
    from = next.position;
  }
}

const THAI = /\p{Script=Thai}/u;
const BEGINS_THAI = /^\p{Script=Thai}/u;
const ENDS_THAI = /\p{Script=Thai}$/u;
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });

/** Thai has no spaces between words, so a dictionary finds the word boundaries. Punctuation stays with its neighbor. */
function partsOf(piece: string): string[] {
  if (!THAI.test(piece)) return [piece];
  const parts: string[] = [];
  for (const { segment } of thaiWords.segment(piece)) {
    const isBetween = ENDS_THAI.test(parts.at(-1) ?? '') && BEGINS_THAI.test(segment);
    if (isBetween) parts.push(segment);
    else parts.push((parts.pop() ?? '') + segment);
  }
  return parts;
}
