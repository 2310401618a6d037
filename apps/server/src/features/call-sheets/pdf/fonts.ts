import type PDFDocument from 'pdfkit';
import type { FontName } from '../font-files.ts';
import { fontFile, fontNames } from '../font-files.ts';
import type { ChineseFont } from './chinese.ts';
import { cutChinese } from './chinese.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

/** What a document can be set in. */
export interface Fonts {
  has(font: FontName, letters: string): boolean;
  /** A font for a letter of Chinese that no other has, by the names for regular and for bold. */
  chineseFor(letter: string): readonly [ChineseFont['name'], ChineseFont['name']] | undefined;
}

const HAN = /\p{Script=Han}/gu;

/** Makes fonts known to a document. @param said all that the document will say */
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

/** What pdfkit keeps of a font file; its types do not tell. */
interface OpenFont {
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean };
}

function hasAll(pdf: Pdf, font: FontName, letters: string): boolean {
  const { font: glyphs } = (pdf.font(font) as unknown as { _font: OpenFont })._font;
  return [...letters].every((each) => glyphs.hasGlyphForCodePoint(each.codePointAt(0) ?? 0));
}
