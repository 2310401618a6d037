import { type Table, TableRow } from 'docx';
import type { LightLine } from '../light.ts';
import { CONTENT_WIDTH } from '../look.ts';
import type { Pair } from '../print-plan.ts';
import { cell, hairline, plainTable } from './tables.ts';
import { paragraph } from './words.ts';

export function pairTable(pairs: readonly Pair[]): Table {
  const width = CONTENT_WIDTH / 2;
  const cellOf = (pair: Pair | undefined) =>
    cell([paragraph(pair?.name ?? '', 'name'), paragraph(pair?.part ?? '', 'soft')], width);
  const rows = Array.from({ length: Math.ceil(pairs.length / 2) }, (_, index) => {
    const [left, right] = pairs.slice(index * 2, index * 2 + 2);
    return new TableRow({ children: [cellOf(left), cellOf(right)], cantSplit: true });
  });
  return plainTable([width, width], rows, { bottom: hairline, insideHorizontal: hairline });
}

export function lightTable(lines: readonly LightLine[]): Table {
  const width = CONTENT_WIDTH / lines.length;
  const cells = lines.map(({ label, value }) =>
    cell([paragraph(label, 'label'), paragraph(value, 'name')], width),
  );
  const row = new TableRow({ children: cells, cantSplit: true });
  return plainTable(
    lines.map(() => width),
    [row],
  );
}
