import type { CallSheet, SheetCostume } from '../call-sheets/service.ts';
import type { Line, Section } from '../mails/service.ts';

/** More than this nobody reads in a mail, and some mail programs cut it off. */
const LINES_MAX = 40;
/** Of one costume. */
const TODOS_MAX = 10;

/** The lists of a call sheet as a mail has them, without those that are empty. */
export function things(sheet: CallSheet): Section[] {
  const { light, notes, costumes, equipment, props, crew } = sheet;
  return [
    ...section('Notes', notes ? [{ text: notes }] : []),
    ...section(
      'Crew',
      crew.map(({ name, role }) => ({ text: name, detail: role })),
    ),
    ...section('Costumes', costumes.map(costumeLine)),
    ...section(
      'Equipment',
      equipment.map(({ name, quantity }) => ({ text: timesOf(name, quantity) })),
    ),
    ...section(
      'Props',
      props.map(({ name }) => ({ text: name })),
    ),
    ...section(
      'Light',
      light.map(({ label, value }) => ({ text: label, detail: value })),
    ),
  ];
}

function section(heading: string, lines: readonly Line[]): Section[] {
  if (lines.length === 0) return [];
  const more = lines.length - LINES_MAX;
  if (more <= 0) return [{ heading, lines }];
  return [{ heading, lines: [...lines.slice(0, LINES_MAX), { text: `and ${more} more` }] }];
}

function costumeLine({ character, series, todos }: SheetCostume): Line {
  const text = series === undefined ? character : `${character} (${series})`;
  if (todos.length === 0) return { text };
  const more = todos.length - TODOS_MAX;
  const said = [...todos.slice(0, TODOS_MAX), ...(more > 0 ? [`and ${more} more`] : [])];
  return { text, detail: `Still to do: ${said.join(', ')}` };
}

const timesOf = (name: string, quantity: number) => (quantity > 1 ? `${name} ×${quantity}` : name);
