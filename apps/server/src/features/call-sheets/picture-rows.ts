import type { Thumbnail } from './thumbnails.ts';

/** A picture at the size at which it is printed, in points, and the number under it. */
export interface PlacedPicture extends Pick<Thumbnail, 'jpeg' | 'caption'> {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** As wide as its place in the row. */
  readonly cell: number;
}

/** As high as rows get. */
const HEIGHT = 150;
export const ROW_GAP = 10;
/** Under a narrow picture no caption could be read. */
const NARROW = 0.5;
const WIDE = 2.6;

/** Pictures in rows of one height each that fill the width, whole, each in its own shape. */
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
  // What does not fill a row is no higher than the one above it.
  if (row.length > 0) end(highest);
  return rows;
}

/** A row must stay on one page, whatever somebody noted. */
const CAPTION_MAX = 280;

/** What stands under a picture. */
export function captionOf({ number, caption }: PlacedPicture): string {
  if (caption === undefined) return `${number}`;
  const letters = Array.from(caption);
  const isLong = letters.length > CAPTION_MAX;
  return `${number}  ${isLong ? `${letters.slice(0, CAPTION_MAX).join('').trimEnd()}…` : caption}`;
}

const shapeOf = ({ width, height }: Thumbnail) => Math.min(WIDE, Math.max(NARROW, width / height));

/** How high a row is that fills the width. */
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
