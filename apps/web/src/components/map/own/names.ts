import { baseFiles } from './base-files.ts';
import { GRID_STEPS } from './world.ts';

export interface Name {
  readonly text: string;
  /** From 0 to 1 on the Web Mercator square. */
  readonly x: number;
  readonly y: number;
  readonly population: number;
}

interface CityClass {
  readonly minPopulation: number;
  readonly names: string;
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** The names of small places load from this zoom on. */
export const TOWNS_FROM_ZOOM = 8;

/** Place names, largest places first. */
export async function loadNames(which: 'cities' | 'towns'): Promise<Name[]> {
  const answer = await fetch(baseFiles[which]);
  const classes: CityClass[] = await answer.json();
  return classes.flatMap(namesOf);
}

function namesOf({ minPopulation, names, x, y }: CityClass): Name[] {
  let step = 0;
  return names.split('\n').map((text, i) => {
    step += x[i] ?? 0;
    return { text, x: step / GRID_STEPS, y: (y[i] ?? 0) / GRID_STEPS, population: minPopulation };
  });
}
