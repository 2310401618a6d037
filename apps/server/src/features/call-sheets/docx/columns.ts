import { type Table, TableRow } from 'docx';
import type { LightLine } from '../light.ts';
import type { Pair } from '../print-plan.ts';
import { cell, hairline, plainTable } from './tables.ts';
import { paragraph } from './words.ts';

export function pairTable(pairs: readonly Pair[], content: number): Table {
  const width = content / 2;
  const cellOf = (pair: Pair | undefined) =>
    cell([paragraph(pair?.name ?? '', 'name'), paragraph(pair?.part ?? '', 'soft')], width);
  const rows = Array.from({ length: Math.ceil(pairs.length / 2) }, (_, index) => {
    const [left, right] = pairs.slice(index * 2, index * 2 + 2);
    return new TableRow({ children: [cellOf(left), cellOf(right)], cantSplit: true });
  });
  return plainTable([width, width], rows, { bottom: hairline, insideHorizontal: hairline });
}

/** @param content the width of the page in points, without margins */
export function columnTable(rows: readonly (readonly LightLine[])[], content: number): Table {
  const count = Math.max(...rows.map((row) => row.length));
  const width = content / count;
  const cellOf = (line: LightLine | undefined) =>
    cell([paragraph(line?.label ?? '', 'label'), paragraph(line?.value ?? '', 'name')], width);
  return plainTable(
    Array<number>(count).fill(width),
    rows.map((row) => {
      const children = Array.from({ length: count }, (_, index) => cellOf(row[index]));
      return new TableRow({ children, cantSplit: true });
    }),
  );
}
