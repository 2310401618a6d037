import { imageColors } from '@lensemble/contract/image-variant';

/**
 * A gradient to show while a picture loads. Its colors, top to bottom, come from the picture's URL; undefined without.
 */
export function pictureColors(src: string): string | undefined {
  const colors = imageColors(src);
  return colors && `linear-gradient(${colors.join()})`;
}
