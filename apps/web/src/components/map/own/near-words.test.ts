import { eastOf, southOf } from '@lensemble/contract/web-mercator';
import { expect, test } from 'vitest';
import { NameIndex } from './labels.ts';
import { nearWords } from './near-words.ts';

const spot = (latitude: number, longitude: number) => ({
  x: eastOf(longitude),
  y: southOf(latitude),
});
const city = (text: string, latitude: number, longitude: number) => ({
  text,
  population: 1e6,
  ...spot(latitude, longitude),
});
const shibuya = city('Shibuya', 35.66, 139.7);

test('a place is described by the nearest town, its distance and direction', () => {
  const at = (latitude: number, longitude: number, isMetric = true) =>
    nearWords(spot(latitude, longitude), shibuya, isMetric);
  expect(at(35.66, 139.701)).toBe('In or near Shibuya');
  expect(at(35.687, 139.7)).toBe('3 km north of Shibuya');
  expect(at(35.66, 139.59)).toBe('10 km west of Shibuya');
  expect(at(35.56, 139.82)).toBe('15 km southeast of Shibuya');
  expect(at(35.66, 139.59, false)).toBe('6 mi west of Shibuya');
});

test('the next town is found near and far, and none in the middle of an ocean', () => {
  const index = new NameIndex();
  index.add([shibuya, city('Yokohama', 35.44, 139.64), city('Abisko', 68.35, 18.83)]);
  const next = (latitude: number, longitude: number) => {
    const { x, y } = spot(latitude, longitude);
    return index.nearestTo(x, y)?.text;
  };
  expect(next(35.5, 139.7)).toBe('Yokohama');
  expect(next(35.6, 139.7)).toBe('Shibuya');
  expect(next(66, 20)).toBe('Abisko');
  expect(next(-45, -120)).toBeUndefined();
});
