import type PDFDocument from 'pdfkit';
import { type FontName, fontFile, fontNames } from '../font-files.ts';
import { type ChineseFont, cutChinese } from './chinese.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

export interface Fonts {
  has(font: FontName, letters: string): boolean;
  /** The regular and bold font for a Chinese character that the other fonts lack. */
  chineseFor(letter: string): readonly [ChineseFont['name'], ChineseFont['name']] | undefined;
}

const HAN = /\p{Script=Han}/gu;

/** @param said all text of the document; it decides which Chinese glyphs to load */
export async function openFonts(pdf: Pdf, said: string): Promise<Fonts> {
  for (const name of fontNames) pdf.registerFont(name, fontFile(name));
  const known = new Map<string, boolean>();
  function has(font: FontName, letters: string): boolean {
    const key = `${font}${letters}`;
    const answer = known.get(key) ?? hasAll(pdf, font, letters);
    known.set(key, answer);
    return answer;
  }
  const lacking = [...new Set(said.match(HAN))].filter((letter) => !has('wide', letter));
  const chinese = new Map<string, readonly [ChineseFont['name'], ChineseFont['name']]>();
  for (const { name, letters, regular, bold } of await cutChinese(lacking)) {
    pdf.registerFont(name, regular);
    pdf.registerFont(`${name}Bold`, bold);
    for (const letter of letters) chinese.set(letter, [name, `${name}Bold`]);
  }
  return { has, chineseFor: (letter) => chinese.get(letter) };
}

/** A field of pdfkit that its types do not declare. */
interface OpenFont {
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean };
}

function hasAll(pdf: Pdf, font: FontName, letters: string): boolean {
  const { font: glyphs } = (pdf.font(font) as unknown as { _font: OpenFont })._font;
  return [...letters].every((each) => glyphs.hasGlyphForCodePoint(each.codePointAt(0) ?? 0));
}
