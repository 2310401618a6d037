import { latitudeOf } from '@lensemble/contract/web-mercator';
import { mapEngineWords } from '@lensemble/messages/web/map-engine';
import type { Name } from './names.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

const EQUATOR_METERS = 40_075_016.7;
const METERS_PER_MILE = 1609.344;

interface Distance {
  readonly distance: string;
  readonly place: string;
}

/** Clockwise from the north. */
const winds = [
  (from: Distance) => mapEngineWords('north', from),
  (from: Distance) => mapEngineWords('northeast', from),
  (from: Distance) => mapEngineWords('east', from),
  (from: Distance) => mapEngineWords('southeast', from),
  (from: Distance) => mapEngineWords('south', from),
  (from: Distance) => mapEngineWords('southwest', from),
  (from: Distance) => mapEngineWords('west', from),
  (from: Distance) => mapEngineWords('northwest', from),
];

/** From 10 on in steps of 5: the center of a map moves a little with its size. */
const rounded = (length: number) =>
  length < 9.5 ? Math.round(length) : Math.round(length / 5) * 5;

/**
 * `3 km northeast of Shibuya`, or `In or near Shibuya` if the rounded distance is 0. Positions are on the Web Mercator
 * square.
 */
export function nearWords(at: Spot, { x, y, text }: Name, isMetric: boolean): string {
  const [east, north] = [at.x - x, y - at.y];
  const squeezed = Math.cos((latitudeOf(at.y) * Math.PI) / 180);
  const meters = Math.hypot(east, north) * EQUATOR_METERS * squeezed;
  const length = rounded(meters / (isMetric ? 1000 : METERS_PER_MILE));
  if (length < 1) return mapEngineWords('near', { place: text });
  const angle = (Math.atan2(east, north) * 180) / Math.PI;
  const inWords = winds[(Math.round(angle / 45) + winds.length) % winds.length];
  return inWords?.({ distance: `${length} ${isMetric ? 'km' : 'mi'}`, place: text }) ?? text;
}
