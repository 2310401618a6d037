import type { MapRay } from './map-props.ts';

/** The end of a ray in pixels from its point. y grows downward. */
export interface PlacedRay {
  readonly x: number;
  readonly y: number;
  readonly label: { readonly text: string; readonly x: number; readonly y: number };
}

const LENGTH_PX = 96;
const DOT_PX = 8;
const LABEL = { height: 16, perLetter: 6.6 };
/** Ends closer than this leave no room for another between them. */
const NEAR_PX = 48;

type Ray = Pick<MapRay, 'bearing' | 'label'>;

/**
 * The ends of rays from one point, with a label at each. A label has no text if it would overlap another label or end.
 */
export function placeRays(rays: readonly Ray[]): PlacedRay[] {
  const shown = withRoom(rays);
  const ends = shown.map(({ bearing }) => along(bearing, LENGTH_PX));
  const labels: Label[] = [];
  return shown.map(({ bearing, label }, i) => {
    const end = ends[i] ?? { x: 0, y: 0 };
    const others = ends.filter((_, other) => other !== i);
    const places = placesFor(label, end, bearing);
    const isFree = (place: Label) =>
      !labels.some((other) => cover(other, place)) && !others.some((dot) => coversDot(place, dot));
    const place = places.find(isFree) ?? { ...(places[0] ?? end), text: '' };
    labels.push(place);
    return { ...end, label: place };
  });
}

/** Drops the inner rays that end too close to the first or the last. */
function withRoom(rays: readonly Ray[]): readonly Ray[] {
  return rays.filter(({ bearing }, i) => {
    if (i === 0 || i === rays.length - 1) return true;
    const end = along(bearing, LENGTH_PX);
    return [rays[0], rays.at(-1)].every((other) => {
      const at = along(other?.bearing ?? 0, LENGTH_PX);
      return Math.hypot(at.x - end.x, at.y - end.y) >= NEAR_PX;
    });
  });
}

/** Possible positions of a label around the end of its ray, best first: outward, then beside it. */
function placesFor(text: string, { x, y }: Spot, bearing: number): Label[] {
  const across = (text.length * LABEL.perLetter) / 2 + DOT_PX;
  const up = LABEL.height / 2 + DOT_PX;
  const out = along(bearing, 1);
  const sides = [
    { x: 0, y: -up },
    { x: 0, y: up },
    { x: -across, y: 0 },
    { x: across, y: 0 },
  ].sort((a, b) => Math.sign(outwards(b, out)) - Math.sign(outwards(a, out)));
  const beyond = { x: out.x * across, y: out.y * up };
  return [beyond, ...sides].map((by) => ({ text, x: x + by.x, y: y + by.y }));
}

const outwards = (by: Spot, out: Spot) => Math.round(by.x * out.x + by.y * out.y);

/** Web Mercator keeps angles, and north is up. */
function along(bearing: number, distance: number): { x: number; y: number } {
  const angle = (bearing * Math.PI) / 180;
  return { x: Math.sin(angle) * distance, y: -Math.cos(angle) * distance };
}

type Label = PlacedRay['label'];
type Spot = Pick<Label, 'x' | 'y'>;

const widthOf = ({ text }: Label) => text.length * LABEL.perLetter;

function cover(a: Label, b: Label): boolean {
  const width = (widthOf(a) + widthOf(b)) / 2;
  return Math.abs(a.x - b.x) < width && Math.abs(a.y - b.y) < LABEL.height;
}

const coversDot = (label: Label, dot: Spot) =>
  Math.abs(label.x - dot.x) < widthOf(label) / 2 + DOT_PX &&
  Math.abs(label.y - dot.y) < LABEL.height / 2 + DOT_PX;
