import { imageColors } from '@lensemble/contract/image-variant';

/** What stands behind a picture until it is there: its colors from top to bottom, where its address tells them. */
export function pictureColors(src: string): string | undefined {
  const colors = imageColors(src);
  return colors && `linear-gradient(${colors.join()})`;
}
