import { CONTENT_WIDTH, PAGE } from '../look.ts';
import { captionOf, type PlacedPicture, pictureRows, ROW_GAP } from '../picture-rows.ts';
import type { Thumbnail } from '../thumbnails.ts';
import type { Block, Sheet } from './sheet.ts';
import * as styles from './styles.ts';

export function drawPictures(sheet: Sheet, pictures: readonly Thumbnail[]): void {
  for (const row of pictureRows(pictures, CONTENT_WIDTH)) {
    const cells = row.map((picture) => ({ picture, caption: captionFor(sheet, picture) }));
    const height = Math.max(
      ...cells.map(({ picture, caption }) => picture.height + caption.height),
    );
    sheet.need(height);
    let x: number = PAGE.side;
    for (const { picture, caption } of cells) {
      const { jpeg, width, height: tall, cell } = picture;
      sheet.pdf.image(Buffer.from(jpeg), x, sheet.y, { width, height: tall });
      sheet.put(caption, x, sheet.y + tall + 2);
      x += cell + ROW_GAP;
    }
    sheet.moveDown(height + ROW_GAP);
  }
}

const captionFor = (sheet: Sheet, picture: PlacedPicture): Block =>
  sheet.block(captionOf(picture), styles.soft, picture.cell);
