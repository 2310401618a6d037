import type { MapRay } from './map-props.ts';

/** A ray in pixels from its point; y grows downwards, as on the screen. */
export interface PlacedRay {
  readonly x: number;
  readonly y: number;
  readonly label: { readonly text: string; readonly x: number; readonly y: number };
}

const LENGTH_PX = 96;
const LABEL = { distance: 20, step: 10, height: 18, perLetter: 6.6, most: 80 };

/** Where rays from one point end, and their labels beyond the ends: a label that would cover another moves outwards. */
export function placeRays(rays: readonly Pick<MapRay, 'bearing' | 'label'>[]): PlacedRay[] {
  const placed: PlacedRay[] = [];
  for (const { bearing, label } of rays) {
    let distance = LABEL.distance;
    const at = () => ({ text: label, ...along(bearing, LENGTH_PX + distance) });
    while (distance < LABEL.most && placed.some((other) => cover(other.label, at()))) {
      distance += LABEL.step;
    }
    placed.push({ ...along(bearing, LENGTH_PX), label: at() });
  }
  return placed;
}

/** Web Mercator keeps angles, and north is up. */
function along(bearing: number, distance: number): { x: number; y: number } {
  const angle = (bearing * Math.PI) / 180;
  return { x: Math.sin(angle) * distance, y: -Math.cos(angle) * distance };
}

type Label = PlacedRay['label'];

function cover(a: Label, b: Label): boolean {
  const width = ((a.text.length + b.text.length) / 2) * LABEL.perLetter;
  return Math.abs(a.x - b.x) < width && Math.abs(a.y - b.y) < LABEL.height;
}
