import type { CallSheet, SheetCostume, SheetPerson } from '../call-sheets/service.ts';
import type { Line, Section } from '../mails/service.ts';

/** Some mail programs cut off longer mails. */
const LINES_MAX = 40;
/** Per costume. */
const TODOS_MAX = 10;

export function ownCostumes(readers: readonly SheetPerson[]): Section[] {
  return readers.flatMap(({ name, costumes }) => {
    const own = costumes.length > 1 ? 'Your costumes' : 'Your costume';
    return section(readers.length > 1 ? `${name} wears` : own, costumes.map(costumeLine));
  });
}

export function things(sheet: CallSheet, readers: readonly SheetPerson[]): Section[] {
  const { light, notes, equipment, props, crew } = sheet;
  return [
    ...section('Notes', notes ? [{ text: notes }] : []),
    ...section(
      'Crew',
      crew.map(({ name, part }) => ({ text: name, detail: part })),
    ),
    ...otherCostumes(sheet, readers),
    ...section(
      'Equipment',
      equipment.map(({ name, quantity }) => ({ text: timesOf(name, quantity) })),
    ),
    ...section(
      'Props',
      props.map(({ name }) => ({ text: name })),
    ),
    ...light.flatMap(({ heading, lines }) =>
      section(
        heading,
        lines.map(({ label, value }) => ({ text: `${label}: ${value}` })),
      ),
    ),
  ];
}

/** Readers with costumes of their own do not need the todos of other costumes. */
function otherCostumes({ costumes }: CallSheet, readers: readonly SheetPerson[]): Section[] {
  const own = new Set(readers.flatMap((reader) => reader.costumes));
  if (own.size === 0) return section('Costumes', costumes.map(costumeLine));
  const others = costumes.filter((costume) => !own.has(costume));
  return section(
    'Also on set',
    others.map((costume) => ({ text: nameOf(costume) })),
  );
}

function section(heading: string, lines: readonly Line[]): Section[] {
  if (lines.length === 0) return [];
  const more = lines.length - LINES_MAX;
  if (more <= 0) return [{ heading, lines }];
  return [{ heading, lines: [...lines.slice(0, LINES_MAX), { text: `and ${more} more` }] }];
}

const nameOf = ({ character, series }: SheetCostume) =>
  series === undefined ? character : `${character} (${series})`;

function costumeLine(costume: SheetCostume): Line {
  const { todos } = costume;
  const text = nameOf(costume);
  if (todos.length === 0) return { text };
  const more = todos.length - TODOS_MAX;
  const said = [...todos.slice(0, TODOS_MAX), ...(more > 0 ? [`and ${more} more`] : [])];
  return { text, detail: `Still to do: ${said.join(', ')}` };
}

const timesOf = (name: string, quantity: number) => (quantity > 1 ? `${name} ×${quantity}` : name);
