import {
  AlignmentType,
  BorderStyle,
  type ITableBordersOptions,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import { isReadFromRight } from '../direction.ts';
import { HAIRLINE } from '../look.ts';
import { type Entry, type Fact, isLongValue } from '../print-plan.ts';
import { linkTo, paragraph } from './words.ts';

/** Word measures in twentieths of a point. */
export const TWIPS = 20;
const NAME_SHARE = 0.8;
const BESIDE_BOX = { left: 14 * TWIPS, hanging: 14 * TWIPS } as const;

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
export const hairline = { style: BorderStyle.SINGLE, size: 4, color: HAIRLINE } as const;
const noBorders: ITableBordersOptions = {
  top: none,
  bottom: none,
  left: none,
  right: none,
  insideHorizontal: none,
  insideVertical: none,
};

/**
 * @param widths of the columns, in points
 * @param isFromRight whether the first column is on the right. Unless this is said, LibreOffice decides by the text.
 */
export function plainTable(
  widths: readonly number[],
  rows: readonly TableRow[],
  borders: Partial<ITableBordersOptions> = {},
  isFromRight = false,
): Table {
  return new Table({
    rows: [...rows],
    visuallyRightToLeft: isFromRight,
    layout: TableLayoutType.FIXED,
    columnWidths: widths.map((width) => Math.round(width * TWIPS)),
    width: {
      size: Math.round(widths.reduce((sum, each) => sum + each, 0) * TWIPS),
      type: WidthType.DXA,
    },
    borders: { ...noBorders, ...borders },
  });
}

/**
 * @param width in points
 * @param gap where the gap to the next cell is
 * @param columnSpan how many columns it takes
 */
export function cell(
  children: readonly Paragraph[],
  width: number,
  gap: 'left' | 'right' | 'none' = 'right',
  columnSpan = 1,
): TableCell {
  return new TableCell({
    children: [...children],
    columnSpan,
    width: { size: Math.round(width * TWIPS), type: WidthType.DXA },
    margins: {
      top: 80,
      bottom: 80,
      left: gap === 'left' ? 120 : 0,
      right: gap === 'right' ? 120 : 0,
    },
  });
}

export function factTable(facts: readonly Fact[], content: number): Table {
  const cells = facts.map(({ label, value, below, link, share }) =>
    cell(
      [
        paragraph(label, 'label'),
        paragraph(value, isLongValue(value) ? 'name' : 'fact'),
        ...below.map((text) => paragraph(text, 'soft')),
        ...(link ? [new Paragraph({ children: [linkTo(link.text, link.url)] })] : []),
      ],
      content * share,
    ),
  );
  return plainTable(
    facts.map(({ share }) => content * share),
    [new TableRow({ children: cells, cantSplit: true })],
    { top: hairline, bottom: hairline },
  );
}

/** Entries in the direction of their names: a table for each group of neighbors with the same direction. */
export function entryTables(
  entries: readonly Entry[],
  content: number,
): readonly (Table | Paragraph)[] {
  const widths = [content * NAME_SHARE, content * (1 - NAME_SHARE)] as const;
  return sameDirection(entries).flatMap((group, index) => {
    const isFromRight = group.some(({ name }) => isReadFromRight(name));
    const table = plainTable(
      widths,
      group.map((entry) => entryRow(entry, widths, isFromRight)),
      { bottom: hairline, insideHorizontal: hairline },
      isFromRight,
    );
    return index === 0 ? [table] : [betweenTables(), table];
  });
}

function sameDirection(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last && before && isReadFromRight(before.name) === isReadFromRight(entry.name)) {
      last.push(entry);
    } else groups.push([entry]);
  }
  return groups;
}

/** Without a paragraph between them, Word would merge the tables. */
export const betweenTables = () => new Paragraph({ spacing: { line: 20, lineRule: 'exact' } });

function entryRow(
  { name, detail, aside, todos = [] }: Entry,
  [wide, narrow]: readonly [number, number],
  isFromRight: boolean,
): TableRow {
  const { LEFT, RIGHT } = AlignmentType;
  const toName = (text: string) =>
    isFromRight && !isReadFromRight(text) ? { alignment: RIGHT } : {};
  const said = [
    paragraph(name, 'name'),
    ...(detail === undefined ? [] : [paragraph(detail, 'soft', toName(detail))]),
    ...todos.map((todo) => paragraph(`☐\t${todo}`, 'soft', { indent: BESIDE_BOX })),
  ];
  const beside = paragraph(aside ?? '', 'soft', { alignment: isFromRight ? LEFT : RIGHT });
  // A costume with many todos can be longer than a page.
  return new TableRow({
    children: [cell(said, wide, isFromRight ? 'left' : 'right'), cell([beside], narrow, 'none')],
    cantSplit: todos.length < 10,
  });
}
