import type { ColumnKind } from '@lensemble/contract/catalogue-columns';

/**
 * Texts that a spreadsheet would not show as they are: it runs formulas, and it drops leading zeros. The file has them
 * with an apostrophe in front, and so it does those that already have one.
 */
const GUARDED = /^'*(?:[=+\-@＝＋－＠\t\r]|0\d+$)/;

const guarded = (text: string) => (GUARDED.test(text) ? `'${text}` : text);
const unguarded = (cell: string) =>
  cell.startsWith("'") && GUARDED.test(cell.slice(1)) ? cell.slice(1) : cell;

/** A value as the file has it. */
export function cellOf(kind: ColumnKind, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (kind === 'yesNo') return value ? 'yes' : 'no';
  if (kind === 'list') return guarded((value as readonly string[]).map(escaped).join('\n'));
  return kind === 'text' ? guarded(String(value)) : String(value);
}

/** A line break within an entry is written as `\n`, and a backslash twice. */
const escaped = (entry: string) => entry.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
const unescaped = (line: string) =>
  line.replace(/\\([\\n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

/** In the languages of the screens, because spreadsheets write them so. */
const words: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  1: true,
  ja: true,
  wahr: true,
  sí: true,
  si: true,
  verdadero: true,
  oui: true,
  vrai: true,
  はい: true,
  no: false,
  false: false,
  0: false,
  nein: false,
  falsch: false,
  falso: false,
  non: false,
  faux: false,
  いいえ: false,
};

/** The value that a cell sets, for the contract to check; undefined if it leaves the value as it is. */
export function valueIn(kind: ColumnKind, cell: string): unknown {
  const word = cell.trim();
  switch (kind) {
    case 'none':
      return undefined;
    case 'text':
      return unguarded(cell);
    case 'list':
      return cell === '' ? [] : unguarded(cell).split('\n').map(unescaped);
    case 'yesNo':
      return word === '' ? undefined : (words[word.toLowerCase()] ?? word);
    case 'choice':
      return word === '' ? undefined : word.toLowerCase().replace(/[\s_]+/g, '-');
    case 'whole':
      return word === '' ? undefined : word;
    case 'decimal':
      return word === '' ? null : word.replace(/^(-?\d+),(\d+)$/, '$1.$2');
  }
}
