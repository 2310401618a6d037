import type { DemoShoot } from '../../demo/demo-shoot.ts';
import {
  type Catalogues,
  type Keep,
  prepareCatalogues,
  prepareShoots,
} from '../../demo/prepare.ts';
import { demoShoots } from '../../demo/shoots.ts';

/** Three shoots of the demo team, one for each status before *Completed*. */
const TITLES = ['Carmilla by Candlelight', 'The Snow Queen, Abisko', 'Kitsune no Yomeiri'];

/** Without reminders: sample data never sends anything. */
const sampleShoots: readonly DemoShoot[] = demoShoots
  .filter(({ title }) => TITLES.includes(title))
  .map(({ reminderMinutes: _, ...shoot }) => shoot);

/** What the shoots use. */
const usedKeys = new Set<string | undefined>(
  sampleShoots.flatMap(
    ({ place, crew = [], costumes = [], props = [], equipment = [], kits = [] }) => [
      place,
      ...crew.map((entry) => (typeof entry === 'string' ? entry : entry[0])),
      ...costumes,
      ...props,
      ...equipment.map((entry) => (typeof entry === 'string' ? entry : entry[0])),
      ...kits,
    ],
  ),
);

/** Stores each picture once: its uses share it. */
export async function prepareSampleSet(keep: Keep) {
  const kept = new Map<string, Promise<string>>();
  const keepOnce: Keep = (kind, name) => {
    const url = kept.get(name) ?? keep(kind, name, 0);
    kept.set(name, url);
    return url;
  };
  const catalogues = await prepareCatalogues(keepOnce, (key) => usedKeys.has(key));
  const shoots = await prepareShoots(keepOnce, sampleShoots);
  return {
    catalogues: withoutContacts(catalogues),
    shoots: shoots.map((shoot) => ({ ...shoot, urls: [...new Set(shoot.urls)] })),
  };
}

/** The people do not exist, so they have no address or phone number that a mistake could reach. */
function withoutContacts({ crew, ...others }: Catalogues): Catalogues {
  const people = Object.entries(crew).map(([key, person]) => [
    key,
    { ...person, email: undefined, phone: undefined },
  ]);
  return { ...others, crew: Object.fromEntries(people) };
}
