import { readFile } from 'node:fs/promises';

export interface ChineseFont {
  readonly name: `chinese${string}`;
  readonly letters: readonly string[];
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** Each character costs time. Real texts have fewer rare ones. */
const LETTERS_MAX = 1_000;
const REGULAR = 400;
const BOLD = 700;

const rangesFile = new URL(import.meta.resolve('@fontsource-variable/noto-sans-sc/unicode.json'));
const sliceFile = (slice: string) =>
  new URL(`files/noto-sans-sc-${slice}-wght-normal.woff2`, rangesFile);

/** Cuts characters out of Noto Sans SC. Reads only the slices of the font that contain them. */
export async function cutChinese(letters: readonly string[]): Promise<ChineseFont[]> {
  if (letters.length === 0) return [];
  const { default: cut } = await import('subset-font');
  const fonts: ChineseFont[] = [];
  for (const [slice, own] of await bySlice(letters.slice(0, LETTERS_MAX))) {
    const file = await readFile(sliceFile(slice));
    const inWeight = (wght: number) =>
      cut(file, own.join(''), { targetFormat: 'truetype', variationAxes: { wght } });
    const [regular, bold] = [await inWeight(REGULAR), await inWeight(BOLD)];
    fonts.push({ name: `chinese${slice}`, letters: own, regular, bold });
  }
  return fonts;
}

async function bySlice(letters: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const slices = await readSlices();
  const found = new Map<string, string[]>();
  for (const letter of letters) {
    const point = letter.codePointAt(0) ?? 0;
    const slice = slices.find(({ from, to }) => from <= point && point <= to);
    if (slice) found.set(slice.name, [...(found.get(slice.name) ?? []), letter]);
  }
  return found;
}

interface Slice {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Reads the character ranges of the slices: `"[4]": "U+4e00,U+4e03-4e05"`. */
async function readSlices(): Promise<Slice[]> {
  const ranges: Record<string, string> = JSON.parse(await readFile(rangesFile, 'utf8'));
  return Object.entries(ranges).flatMap(([key, list]) =>
    list.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      const name = key.replace(/[[\]]/g, '');
      return { name, from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
    }),
  );
}
