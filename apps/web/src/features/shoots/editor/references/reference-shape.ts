import type { Reference } from '@lensemble/contract/shoot-links';

const UNKNOWN = 4 / 3;
const WIDEST = 2.2;
const NARROWEST = 0.56;

/** Width divided by height, limited so that the tile of an extreme picture stays visible. */
export function ratioOf({ width, height }: Pick<Reference, 'width' | 'height'>): number {
  const ratio = width && height ? width / height : UNKNOWN;
  return Math.max(NARROWEST, Math.min(WIDEST, ratio));
}

/** The style of a tile in a justified row. `useJustified` sets `--width`. */
export function tileStyle(ratio: number) {
  return { width: `var(--width, calc(var(--tile) * ${ratio}))`, aspectRatio: ratio };
}
