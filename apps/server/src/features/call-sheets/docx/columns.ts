import type { Table } from 'docx';
import { TableRow } from 'docx';
import type { SheetPerson } from '../call-sheet.ts';
import type { LightLine } from '../light.ts';
import { CONTENT_WIDTH } from '../look.ts';
import { cell, hairline, plainTable } from './tables.ts';
import { paragraph } from './words.ts';

/** People two by two, what each does and wears under the name. */
export function peopleTable(people: readonly SheetPerson[]): Table {
  const width = CONTENT_WIDTH / 2;
  const cellOf = (person: SheetPerson | undefined) =>
    cell([paragraph(person?.name ?? '', 'name'), paragraph(person?.part ?? '', 'soft')], width);
  const rows = Array.from({ length: Math.ceil(people.length / 2) }, (_, index) => {
    const [left, right] = people.slice(index * 2, index * 2 + 2);
    return new TableRow({ children: [cellOf(left), cellOf(right)], cantSplit: true });
  });
  return plainTable([width, width], rows, { bottom: hairline, insideHorizontal: hairline });
}

/** The hours of the light side by side. */
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
