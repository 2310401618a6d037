import { callSheets } from '@lensemble/messages/call-sheets';
import type { Language } from '@lensemble/messages/languages';
import { ImageRun, Paragraph, type Table, TableRow } from 'docx';
import { captionsOf, pictureRows, ROW_GAP } from '../picture-rows.ts';
import type { Thumbnail } from '../thumbnails.ts';
import { betweenTables, cell, plainTable } from './tables.ts';
import { paragraph } from './words.ts';

/** Word files have sizes in pixels of the screen. Other sizes are in points. */
export const PIXELS = 96 / 72;

/** Draws each row of pictures as a table, because each row has different columns. */
export function pictureTables(
  pictures: readonly Thumbnail[],
  content: number,
  language: Language,
): (Table | Paragraph)[] {
  return pictureRows(pictures, content).flatMap((row) => {
    const widths = row.map((picture) => picture.cell + ROW_GAP);
    const { below, captions } = captionsOf(row);
    const cells = row.map((picture, index) => {
      const { jpeg, width, height, number } = picture;
      const name = callSheets(language)('reference', { number });
      const image = new ImageRun({
        type: 'jpg',
        data: jpeg,
        transformation: { width: width * PIXELS, height: height * PIXELS },
        altText: { name, title: name, description: name },
      });
      const caption = paragraph(below[index] ?? '', 'soft');
      return cell([new Paragraph({ children: [image] }), caption], widths[index] ?? 0);
    });
    return [
      plainTable(widths, [new TableRow({ children: cells, cantSplit: true })]),
      ...captions.map((caption) => paragraph(caption, 'soft')),
      betweenTables(),
    ];
  });
}
