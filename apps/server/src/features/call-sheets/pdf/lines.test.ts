import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { openFonts } from './fonts.ts';
import { makeLines } from './lines.ts';
import * as styles from './styles.ts';

/** Characters that the Japanese font has, and some that it lacks. */
const CHINESE = '马龙和陈国庆';
const pdf = new PDFDocument();
const linesOf = makeLines(pdf, await openFonts(pdf, CHINESE));
const textsOf = (text: string, width = 500) =>
  linesOf(text, styles.body, width).map(({ runs }) => runs.map((run) => run.text).join(''));

describe('letters', () => {
  test.each([
    '김민지',
    'ณัฐวุฒิ ใจดี',
    'محمد',
    'שלום',
    '山田花子',
    CHINESE,
    'Инна Петрова',
    'Ελένη',
    '👩🏽‍🎤',
  ])('of %s are all there, in each weight', (name) => {
    for (const style of [styles.body, styles.name, styles.title]) {
      const [line] = linesOf(name, style, 500);
      expect(line?.runs.map(({ text }) => text).join('')).toBe(name);
      expect(line?.width).toBeGreaterThan(0);
    }
  });

  test('are found in the form that their name has, though no font knows it', () => {
    expect(textsOf('葛\u{e0100}城')).toEqual(['葛城']);
  });

  test('that part columns are blanks', () => {
    expect(textsOf('Call\t7:30')).toEqual(['Call    7:30']);
  });

  test('that no font has are boxes', () => {
    expect(textsOf('A\u{10330}B')).toEqual(['A□B']);
  });
});

test('a Persian word is not joined where its writer parted it', () => {
  expect(textsOf('می\u200cخواهم بروم')).toEqual(['بروم می\u200cخواهم']);
  const widthOf = (text: string) => linesOf(text, styles.body, 500)[0]?.width;
  expect(widthOf('می\u200cخواهم')).not.toBe(widthOf('میخواهم'));
});

describe('words that are read from the right', () => {
  test.each([
    ['محمد عبد الله', 'الله عبد محمد'],
    ['שלום עולם ברוכים', 'ברוכים עולם שלום'],
    ['شارع 12 الورد', 'الورد 12 شارع'],
    ['قاعة ٢٠٢٦', '٦٢٠٢ قاعة'],
    ['Neon שלום עולם run', 'Neon עולם שלום run'],
  ])('%s stand from the right, and the font turns the letters of each', (text, drawn) => {
    expect(textsOf(text)).toEqual([drawn]);
  });
});

test('signs at Thai words do not stand alone', () => {
  const lines = textsOf('สวัสดี(ชาวโลก),นี่คือ“ข้อความ”ภาษาไทย!', 60);
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line).not.toMatch(/^[),”!]|[(“]$/);
});

test('Thai is broken between its words', () => {
  const text = 'สวัสดีชาวโลกนี่คือข้อความภาษาไทย';
  const words = Array.from(new Intl.Segmenter('th', { granularity: 'word' }).segment(text));
  const lines = textsOf(text, 40);
  expect(lines.join('')).toBe(text);
  expect(lines.length).toBeGreaterThan(2);
  let end = 0;
  for (const line of lines) {
    expect(words.map(({ index }) => index)).toContain(end);
    end += line.length;
  }
});
