import { AlignmentType, ImageRun, Paragraph, type Table, TableRow } from 'docx';
import { lineColors, SHOTS } from '../look.ts';
import type { Section, ShotRow } from '../print-plan.ts';
import { smallPicture } from '../shot-pictures.ts';
import type { Thumbnail } from '../thumbnails.ts';
import { PIXELS } from './pictures.ts';
import { cell, hairline, plainTable } from './tables.ts';
import { paragraph } from './words.ts';

type ShotSection = Extract<Section, { readonly kind: 'shots' }>;
type Entry = Extract<ShotRow, { readonly kind: 'entry' }>;
type Line = Exclude<ShotRow, Entry>;

/** In points. A column that no row needs has no width. */
interface Columns {
  readonly time: number;
  readonly picture: number;
  readonly words: number;
  readonly minutes: number;
}

/** The shot list under its heading: one table, whose rows stay whole where their notes are short. */
export function shotTable(
  { summary, rows }: ShotSection,
  pictures: readonly Thumbnail[],
  content: number,
): readonly (Paragraph | Table)[] {
  const has = (field: 'time' | 'picture') =>
    rows.some((row) => row.kind === 'entry' && row[field] !== undefined);
  const time = has('time') ? SHOTS.time + SHOTS.gap : 0;
  const picture = has('picture') ? SHOTS.picture + SHOTS.gap : 0;
  const minutes = SHOTS.minutes;
  const columns = { time, picture, minutes, words: content - time - picture - minutes };
  const widths = [time, picture, columns.words, minutes].filter((width) => width > 0);
  const drawn = rows.map((row) =>
    row.kind === 'line' ? lineRow(row, columns) : entryRow(row, pictures, columns),
  );
  const borders = { top: hairline, bottom: hairline, insideHorizontal: hairline };
  return [
    paragraph(summary, 'soft', { spacing: { after: 80 } }),
    plainTable(widths, drawn, borders),
  ];
}

/** What notes have at most in a row that stays whole. */
const WHOLE_MAX = 600;
const WHOLE_LINES_MAX = 12;

function entryRow(row: Entry, pictures: readonly Thumbnail[], columns: Columns): TableRow {
  const { notes = '' } = row;
  const pinned = row.pinned === undefined ? [] : [paragraph(row.pinned, 'link')];
  const said = [
    paragraph(row.name, 'name'),
    ...(row.with === undefined ? [] : [paragraph(row.with, 'soft')]),
    ...notes.split('\n').flatMap((line) => (notes ? [paragraph(line, 'small')] : [])),
  ];
  const { time, picture, words, minutes } = columns;
  return new TableRow({
    children: [
      ...(time > 0 ? [cell([paragraph(row.time ?? '', 'name'), ...pinned], time)] : []),
      ...(picture > 0 ? [cell([pictureOf(row, pictures)], picture)] : []),
      cell(said, words),
      cell([paragraph(row.minutes, 'soft', { alignment: AlignmentType.RIGHT })], minutes, 'none'),
    ],
    cantSplit: notes.length < WHOLE_MAX && notes.split('\n').length < WHOLE_LINES_MAX,
  });
}

function pictureOf({ name, picture }: Entry, pictures: readonly Thumbnail[]): Paragraph {
  const small = smallPicture(pictures, picture);
  const data = small && pictures[small.index]?.jpeg;
  if (!data) return paragraph('', 'soft');
  const transformation = { width: small.width * PIXELS, height: small.height * PIXELS };
  const altText = { name, title: name, description: name };
  return new Paragraph({
    children: [new ImageRun({ type: 'jpg', data, transformation, altText })],
  });
}

function lineRow({ time, text, tone }: Line, columns: Columns): TableRow {
  const color = lineColors[tone];
  const style = tone === 'quiet' ? 'soft' : 'label';
  const said = paragraph(text, style, {}, { color });
  const beside = columns.picture + columns.words + columns.minutes;
  const span = columns.picture > 0 ? 3 : 2;
  return new TableRow({
    children: [
      ...(columns.time > 0
        ? [cell([paragraph(time ?? '', 'label', {}, { color })], columns.time)]
        : []),
      cell([said], beside, 'none', span),
    ],
    cantSplit: true,
  });
}
