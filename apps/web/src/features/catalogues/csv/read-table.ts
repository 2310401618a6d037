import { ID_COLUMN } from '@lensemble/contract/catalogue-columns';
import { CSV_ROWS_MAX } from '@lensemble/contract/constants';
import Papa from 'papaparse';

export interface Table {
  /** The field of each column; null for an unknown one. */
  readonly fields: readonly (string | null)[];
  readonly unknown: readonly string[];
  readonly rows: readonly Row[];
}

export interface Row {
  /** As spreadsheets count: the header is row 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** Why a file cannot be read. */
export type Fault =
  | { readonly kind: 'tooLarge' | 'tooManyRows' | 'notText' | 'empty' | 'noColumns' }
  | { readonly kind: 'twice'; readonly column: string }
  | { readonly kind: 'quotes'; readonly row: number };

/** `;` and tabs are what spreadsheets write where a comma is in numbers. */
const DELIMITERS = [',', ';', '\t'];

/** Reads a file whose first row names columns. `known` has the names of fields. */
export function readTable(bytes: Uint8Array, known: readonly string[]): Table | Fault {
  const text = decoded(bytes);
  if (text === undefined) return { kind: 'notText' };
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  if (lines.trim() === '') return { kind: 'empty' };
  const fieldOf = fieldFinder(known);
  const delimiter = delimiterOf(lines, fieldOf);
  const { data, errors } = parse(lines, delimiter, CSV_ROWS_MAX + 2);
  // With a known delimiter, only quotation marks can be wrong.
  const [broken] = errors;
  if (broken) return { kind: 'quotes', row: (broken.row ?? 0) + 1 };
  const [header = [], ...rest] = data;
  if (rest.length > CSV_ROWS_MAX) return { kind: 'tooManyRows' };
  const fields = header.map(fieldOf);
  if (!fields.some((field) => field !== null)) return { kind: 'noColumns' };
  const column = fields.find((field, place) => field !== null && fields.indexOf(field) < place);
  if (column) return { kind: 'twice', column };
  const rows = rest
    .map((cells, place) => ({ number: place + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) return { kind: 'empty' };
  const unknown = header.filter((name, place) => fields[place] === null && name.trim() !== '');
  return { fields, unknown, rows };
}

export const isFault = (read: Table | Fault): read is Fault => 'kind' in read;

/** The text in UTF-8, or in UTF-16 with its mark; undefined for anything else, such as the file of a spreadsheet. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

type FieldOf = (name: string) => string | null;

/** Finds a field whatever the case of its name: `Character Name` and `character_name` are `characterName`. */
function fieldFinder(known: readonly string[]): FieldOf {
  const plain = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, '');
  const byName = new Map([ID_COLUMN, ...known].map((field) => [plain(field), field]));
  return (name) => byName.get(plain(name)) ?? null;
}

/** The delimiter with which the first row has the most known columns. */
function delimiterOf(lines: string, fieldOf: FieldOf): string {
  const knownWith = (delimiter: string) =>
    parse(lines, delimiter, 1).data[0]?.filter((name) => fieldOf(name) !== null).length ?? 0;
  return DELIMITERS.reduce((best, each) => (knownWith(each) > knownWith(best) ? each : best));
}

/** The fast mode would split all of a long file, however few rows are wanted. */
const parse = (lines: string, delimiter: string, preview: number) =>
  Papa.parse<string[]>(lines, { delimiter, newline: '\n', preview, fastMode: false });
