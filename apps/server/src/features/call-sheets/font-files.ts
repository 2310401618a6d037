import { fileURLToPath } from 'node:url';

const REGULAR = '400Regular';
const SEMIBOLD = '600SemiBold';
const BOLD = '700Bold';

export const DISPLAY = 'Bricolage Grotesque';
const JAPANESE = 'M PLUS 1p';

interface Family {
  /** The address of the package's description. Each face has a folder beside it. */
  readonly at: string;
  readonly faces?: readonly string[];
}

/**
 * The fonts of a PDF in the order in which they are searched for a letter. For Arabic, Bengali, Khmer and Thai, these
 * are fonts with one glyph per letter, so that copied text has the same letters. For the same reason, Lao has no bold.
 */
const families = {
  Figtree: {
    at: import.meta.resolve('@expo-google-fonts/figtree/package.json'),
    faces: [REGULAR, SEMIBOLD, BOLD],
  },
  [DISPLAY]: {
    at: import.meta.resolve('@expo-google-fonts/bricolage-grotesque/package.json'),
    faces: [BOLD],
  },
  /** Latin, Cyrillic, Greek, Hebrew and Japanese. */
  [JAPANESE]: { at: import.meta.resolve('@expo-google-fonts/m-plus-1p/package.json') },
  NanumGothic: { at: import.meta.resolve('@expo-google-fonts/nanum-gothic/package.json') },
  Amiri: { at: import.meta.resolve('@expo-google-fonts/amiri/package.json') },
  'Noto Sans Devanagari': {
    at: import.meta.resolve('@expo-google-fonts/noto-sans-devanagari/package.json'),
  },
  'Hind Siliguri': { at: import.meta.resolve('@expo-google-fonts/hind-siliguri/package.json') },
  'Noto Sans Oriya': { at: import.meta.resolve('@expo-google-fonts/noto-sans-oriya/package.json') },
  'Noto Sans Tamil': { at: import.meta.resolve('@expo-google-fonts/noto-sans-tamil/package.json') },
  'Noto Sans Telugu': {
    at: import.meta.resolve('@expo-google-fonts/noto-sans-telugu/package.json'),
  },
  'Noto Sans Gujarati': {
    at: import.meta.resolve('@expo-google-fonts/noto-sans-gujarati/package.json'),
  },
  'Noto Sans Gurmukhi': {
    at: import.meta.resolve('@expo-google-fonts/noto-sans-gurmukhi/package.json'),
  },
  'Noto Sans Kannada': {
    at: import.meta.resolve('@expo-google-fonts/noto-sans-kannada/package.json'),
  },
  'Noto Sans Malayalam': {
    at: import.meta.resolve('@expo-google-fonts/noto-sans-malayalam/package.json'),
  },
  'Noto Sans Sinhala': {
    at: import.meta.resolve('@expo-google-fonts/noto-sans-sinhala/package.json'),
  },
  'Noto Sans Georgian': {
    at: import.meta.resolve('@expo-google-fonts/noto-sans-georgian/package.json'),
  },
  'Noto Sans Armenian': {
    at: import.meta.resolve('@expo-google-fonts/noto-sans-armenian/package.json'),
  },
  'Noto Sans Cherokee': {
    at: import.meta.resolve('@expo-google-fonts/noto-sans-cherokee/package.json'),
  },
  'Noto Sans Mongolian': {
    at: import.meta.resolve('@expo-google-fonts/noto-sans-mongolian/package.json'),
    faces: [REGULAR],
  },
  'Noto Serif Tibetan': {
    at: import.meta.resolve('@expo-google-fonts/noto-serif-tibetan/package.json'),
  },
  'Kantumruy Pro': { at: import.meta.resolve('@expo-google-fonts/kantumruy-pro/package.json') },
  'Noto Sans Lao': {
    at: import.meta.resolve('@expo-google-fonts/noto-sans-lao/package.json'),
    faces: [REGULAR],
  },
  'Noto Sans Myanmar': {
    at: import.meta.resolve('@expo-google-fonts/noto-sans-myanmar/package.json'),
  },
  'Noto Sans Ethiopic': {
    at: import.meta.resolve('@expo-google-fonts/noto-sans-ethiopic/package.json'),
  },
  Sarabun: { at: import.meta.resolve('@expo-google-fonts/sarabun/package.json') },
  'Noto Emoji': {
    at: import.meta.resolve('@expo-google-fonts/noto-emoji/package.json'),
    faces: [REGULAR],
  },
} satisfies Record<string, Family>;
type FamilyName = keyof typeof families;

/** `…/m-plus-1p/400Regular/MPLUS1p_400Regular.ttf` */
function fileOf(name: string, at: string, face: string): string {
  return fileURLToPath(new URL(`${face}/${name.replaceAll(' ', '')}_${face}.ttf`, at));
}

const fontFile = (name: FamilyName, face: string): string => fileOf(name, families[name].at, face);

/** Traditional characters are in the package of the simplified ones, too. */
const HAN = 'Noto Sans S Chinese';
const hanFiles = ['Regular', 'Bold'].map((face) =>
  fileURLToPath(
    new URL(`../fonts/NotoSansHans-${face}.otf`, import.meta.resolve('@embedpdf/fonts-sc')),
  ),
);

export const fontFiles: readonly string[] = [
  ...Object.entries<Family>(families).flatMap(([name, { at, faces = [REGULAR, BOLD] }]) =>
    faces.map((face) => fileOf(name, at, face)),
  ),
  ...hanFiles,
];

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Its letters of other scripts are as wide as Han. */
const hanOnly = { name: HAN, covers: '[\\p{Han}\u3000-\u303f\uff00-\uffef]' } as const;

/**
 * Figtree lacks the letters of Vietnamese. Typst would put them together from a letter and a mark of it, and would
 * draw two accents over each other.
 */
const allButVietnamese = {
  name: 'Figtree',
  covers: '[^\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]',
} as const;

interface FontChoice {
  readonly name: string;
  /** A regular expression of the only letters that the font is for. */
  readonly covers?: string;
}

/** The fonts in the order of the search. Han has Japanese shapes where there is Kana. */
export function fontOrder(text: string): FontChoice[] {
  const all = (Object.keys(families) as FamilyName[]).filter((name) => name !== DISPLAY);
  const place = all.indexOf(JAPANESE) + (KANA.test(text) ? 1 : 0);
  return all
    .map((name): FontChoice => (name === 'Figtree' ? allButVietnamese : { name }))
    .toSpliced(place, 0, hanOnly);
}

/** Word processors do not use the weights between regular and bold. */
export const wordFonts = {
  body: fontFile('Figtree', REGULAR),
  bold: fontFile('Figtree', BOLD),
  display: fontFile(DISPLAY, BOLD),
} as const;
