import { roomOf } from './room-of.ts';
import type { Thumbnail } from './thumbnails.ts';

export interface PlacedPicture extends Pick<Thumbnail, 'jpeg' | 'caption'> {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** The width of the picture's cell in the row. */
  readonly cell: number;
}

/** The maximum height of a row, in points. */
const HEIGHT = 150;
export const ROW_GAP = 10;
/** The limits of width divided by height that a cell takes. In a narrower cell, the caption would be unreadable. */
const NARROW = 0.5;
const WIDE = 2.6;

/** Lays out pictures, uncropped, in rows that fill the width. Each row has one height. All sizes are in points. */
export function pictureRows(pictures: readonly Thumbnail[], width: number): PlacedPicture[][] {
  const rows: PlacedPicture[][] = [];
  let row: Thumbnail[] = [];
  let first = 1;
  let highest = HEIGHT;
  const end = (height: number) => {
    rows.push(place(row, first, height));
    first += row.length;
    highest = height;
    row = [];
  };
  for (const picture of pictures) {
    row.push(picture);
    const height = heightOf(row, width);
    if (height <= HEIGHT) end(height);
  }
  // An incomplete last row is no higher than the row above it.
  if (row.length > 0) end(highest);
  return rows;
}

/** The lines that a caption may take below its picture, and the mean width of a letter in points. */
const CAPTION_LINES = 3;
const LETTER = 4.5;

/**
 * The caption below each picture of a row, and the ones that stand below the row because they are too long for the
 * width of their picture. Those pictures have only their number below them.
 */
export function captionsOf(row: readonly PlacedPicture[]): {
  readonly below: readonly string[];
  readonly captions: readonly string[];
} {
  const said = row.map((picture) => ({ ...picture, text: captionOf(picture) }));
  return {
    below: said.map((each) => (isTooLong(each) ? `${each.number}` : each.text)),
    captions: said.filter(isTooLong).map(({ text }) => text),
  };
}

const captionOf = ({ number, caption }: PlacedPicture): string =>
  caption === undefined ? `${number}` : `${number}  ${caption}`;

const isTooLong = ({ text, cell }: { readonly text: string; readonly cell: number }): boolean =>
  text.includes('\n') || roomOf(text) * LETTER > CAPTION_LINES * cell;

const shapeOf = ({ width, height }: Thumbnail) => Math.min(WIDE, Math.max(NARROW, width / height));

function heightOf(row: readonly Thumbnail[], width: number): number {
  const shapes = row.reduce((sum, picture) => sum + shapeOf(picture), 0);
  return (width - ROW_GAP * (row.length - 1)) / shapes;
}

function place(row: readonly Thumbnail[], first: number, height: number): PlacedPicture[] {
  return row.map((picture, index) => {
    const shape = picture.width / picture.height;
    const cell = shapeOf(picture) * height;
    const { jpeg, caption } = picture;
    const fitted = Math.min(height, cell / shape);
    return { jpeg, caption, number: first + index, cell, width: fitted * shape, height: fitted };
  });
}
