import type { Reference } from '@lensemble/contract/shoot-links';

const UNKNOWN = 4 / 3;
const WIDEST = 2.2;
const NARROWEST = 0.56;

/** Width by height; extremes are cut, so that no picture is a line. */
export function ratioOf({ width, height }: Pick<Reference, 'width' | 'height'>): number {
  const ratio = width && height ? width / height : UNKNOWN;
  return Math.max(NARROWEST, Math.min(WIDEST, ratio));
}

/** In a row that is justified: tiles of one height, as wide as their pictures, filling the row. */
export function tileStyle(ratio: number) {
  return { flexGrow: ratio, flexBasis: `calc(var(--tile) * ${ratio})`, aspectRatio: ratio };
}
