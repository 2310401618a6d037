import { latitudeOf } from '@lensemble/contract/web-mercator';
import type { Name } from './names.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

const EQUATOR_METERS = 40_075_016.7;
const METERS_PER_MILE = 1609.344;

const winds = [
  ...['north', 'northeast', 'east', 'southeast'],
  ...['south', 'southwest', 'west', 'northwest'],
];

/**
 * `3 km northeast of Shibuya`, or `In or near Shibuya` if the rounded distance is 0. Positions are on the Web Mercator
 * square.
 */
export function nearWords(at: Spot, { x, y, text }: Name, isMetric: boolean): string {
  const [east, north] = [at.x - x, y - at.y];
  const squeezed = Math.cos((latitudeOf(at.y) * Math.PI) / 180);
  const meters = Math.hypot(east, north) * EQUATOR_METERS * squeezed;
  const length = Math.round(meters / (isMetric ? 1000 : METERS_PER_MILE));
  if (length < 1) return `In or near ${text}`;
  const angle = (Math.atan2(east, north) * 180) / Math.PI;
  const wind = winds[(Math.round(angle / 45) + winds.length) % winds.length] ?? '';
  return `${length} ${isMetric ? 'km' : 'mi'} ${wind} of ${text}`;
}
