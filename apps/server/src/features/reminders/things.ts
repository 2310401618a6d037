import type { Language } from '@lensemble/messages/languages';
import { shootMails } from '@lensemble/messages/shoot-mails';
import type { CallSheet, SheetCostume, SheetPerson } from '../call-sheets/service.ts';
import type { Line, Section } from '../mails/service.ts';

/** Some mail programs cut off longer mails. */
const LINES_MAX = 40;
/** Per costume. */
const TODOS_MAX = 10;

export function ownCostumes(readers: readonly SheetPerson[], language: Language): Section[] {
  const say = shootMails(language);
  return readers.flatMap(({ name, costumes }) => {
    const own = say('ownCostumes', { count: costumes.length });
    const heading = readers.length > 1 ? say('wears', { name }) : own;
    return section(heading, costumes.map(costumeLine(language)), language);
  });
}

export function things(sheet: CallSheet, readers: readonly SheetPerson[]): Section[] {
  const { light, notes, equipment, props, crew, language } = sheet;
  const say = shootMails(language);
  const all = (heading: string, lines: readonly Line[]) => section(heading, lines, language);
  return [
    ...all(say('notes'), notes ? [{ text: notes }] : []),
    ...all(
      say('crew'),
      crew.map(({ name, part }) => ({ text: name, detail: part })),
    ),
    ...otherCostumes(sheet, readers),
    ...all(
      say('equipment'),
      equipment.map(({ name, quantity }) => ({ text: timesOf(name, quantity) })),
    ),
    ...all(
      say('props'),
      props.map(({ name }) => ({ text: name })),
    ),
    ...light.flatMap(({ heading, lines }) =>
      all(
        heading,
        lines.map((line) => ({ text: say('labeled', { ...line }) })),
      ),
    ),
  ];
}

/** Readers with costumes of their own do not need the todos of other costumes. */
function otherCostumes(
  { costumes, language }: CallSheet,
  readers: readonly SheetPerson[],
): Section[] {
  const say = shootMails(language);
  const own = new Set(readers.flatMap((reader) => reader.costumes));
  if (own.size === 0) {
    return section(say('costumes'), costumes.map(costumeLine(language)), language);
  }
  const others = costumes.filter((costume) => !own.has(costume));
  const lines = others.map((costume) => ({ text: nameOf(costume) }));
  return section(say('alsoOnSet'), lines, language);
}

function section(heading: string, lines: readonly Line[], language: Language): Section[] {
  if (lines.length === 0) return [];
  const count = lines.length - LINES_MAX;
  if (count <= 0) return [{ heading, lines }];
  const more = shootMails(language)('andMore', { count });
  return [{ heading, lines: [...lines.slice(0, LINES_MAX), { text: more }] }];
}

const nameOf = ({ character, series }: SheetCostume) =>
  series === undefined ? character : `${character} (${series})`;

const costumeLine =
  (language: Language) =>
  (costume: SheetCostume): Line => {
    const { todos } = costume;
    const say = shootMails(language);
    const text = nameOf(costume);
    if (todos.length === 0) return { text };
    const count = todos.length - TODOS_MAX;
    const more = count > 0 ? [say('andMore', { count })] : [];
    const said = [...todos.slice(0, TODOS_MAX), ...more].join(', ');
    return { text, detail: say('stillToDo', { todos: said }) };
  };

const timesOf = (name: string, quantity: number) => (quantity > 1 ? `${name} ×${quantity}` : name);
