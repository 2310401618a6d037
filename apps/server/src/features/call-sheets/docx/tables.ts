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

/** @param widths of the columns, in points */
export function plainTable(
  widths: readonly number[],
  rows: readonly TableRow[],
  borders: Partial<ITableBordersOptions> = {},
): Table {
  return new Table({
    rows: [...rows],
    layout: TableLayoutType.FIXED,
    columnWidths: widths.map((width) => Math.round(width * TWIPS)),
    width: {
      size: Math.round(widths.reduce((sum, each) => sum + each, 0) * TWIPS),
      type: WidthType.DXA,
    },
    borders: { ...noBorders, ...borders },
  });
}

/** @param width in points */
export function cell(
  children: readonly Paragraph[],
  width: number,
  { isLast = false }: { readonly isLast?: boolean } = {},
): TableCell {
  return new TableCell({
    children: [...children],
    width: { size: Math.round(width * TWIPS), type: WidthType.DXA },
    margins: { top: 80, bottom: 80, left: 0, right: isLast ? 0 : 120 },
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

export function entryTable(entries: readonly Entry[], content: number): Table {
  const widths = [content * NAME_SHARE, content * (1 - NAME_SHARE)] as const;
  return plainTable(
    widths,
    entries.map((entry) => entryRow(entry, widths)),
    { bottom: hairline, insideHorizontal: hairline },
  );
}

function entryRow(
  { name, detail, aside, todos = [] }: Entry,
  [left, right]: readonly [number, number],
): TableRow {
  const said = [
    paragraph(name, 'name'),
    ...(detail === undefined ? [] : [paragraph(detail, 'soft')]),
    ...todos.map((todo) => paragraph(`☐\t${todo}`, 'soft', { indent: BESIDE_BOX })),
  ];
  const beside = paragraph(aside ?? '', 'soft', { alignment: AlignmentType.RIGHT });
  // A costume with many todos can be longer than a page.
  return new TableRow({
    children: [cell(said, left), cell([beside], right, { isLast: true })],
    cantSplit: todos.length < 10,
  });
}
