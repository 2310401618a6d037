import { SHOTS } from './look.ts';
import type { Thumbnail } from './thumbnails.ts';

/** A reference beside a shot, in points. `index` is its place among the pictures of the sheet. */
export interface SmallPicture {
  readonly index: number;
  readonly width: number;
  readonly height: number;
}

/** The picture of a shot, uncropped. Undefined without one, and for those that the sheet leaves out. */
export function smallPicture(
  pictures: readonly Thumbnail[],
  url: string | undefined,
): SmallPicture | undefined {
  const index = pictures.findIndex((each) => each.url === url);
  const picture = pictures[index];
  if (!picture) return undefined;
  const scale = Math.min(SHOTS.picture / picture.width, SHOTS.height / picture.height);
  return { index, width: picture.width * scale, height: picture.height * scale };
}
