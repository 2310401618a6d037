import { type ColumnKind, ID_COLUMN } from '@lensemble/contract/catalogue-columns';
import Papa from 'papaparse';
import { cellOf } from './cells.ts';

/** Without this mark, Excel reads the file in the encoding of its language. */
const BYTE_ORDER_MARK = '\uFEFF';

export const columnNames = (columns: Readonly<Record<string, ColumnKind>>): string[] =>
  Object.keys(columns).filter((field) => columns[field] !== 'none');

/** Items as a CSV file: RFC 4180 in UTF-8. */
export function writeTable(
  columns: Readonly<Record<string, ColumnKind>>,
  items: readonly object[],
): string {
  const fields = columnNames(columns);
  const rows = items.map((item) => {
    const values = new Map<string, unknown>(Object.entries(item));
    return [
      String(values.get(ID_COLUMN)),
      ...fields.map((field) => cellOf(columns[field] ?? 'none', values.get(field))),
    ];
  });
  return BYTE_ORDER_MARK + Papa.unparse([[ID_COLUMN, ...fields], ...rows], { newline: '\r\n' });
}
