import { endpointPath } from '@lensemble/contract/endpoint';
import { locations } from '@lensemble/contract/locations';
import { updateShootResources } from '@lensemble/contract/shoot-resources';
import { createShoot } from '@lensemble/contract/shoots';
import { send, sewCostumes } from './catalogue-team.ts';
import { shootBody, type Visitor } from './team.ts';

const PLACES = 400;
const AT_ONCE = 10;

/** Invalidates the server's cached responses by a write to the team. */
export const touchTeam = (visitor: Visitor) =>
  send(visitor, 'POST', locations.create.path, { name: 'No place yet' });

/** Deterministic places across half of Europe, some of them close together. */
function placeBody(number: number) {
  const latitude = 41 + ((number * 37) % PLACES) * (19 / PLACES);
  const longitude = -8 + ((number * 101) % PLACES) * (36 / PLACES);
  return { name: `Lantern pier ${number}`, latitude, longitude, placeId: `bench:${number}` };
}

export async function planOnMap(visitor: Visitor, count: number, photos: readonly string[]) {
  const costumes = await sewCostumes(visitor, 50, photos);
  const places = await inTurns(PLACES, (number) =>
    send<{ id: string }>(visitor, 'POST', locations.create.path, placeBody(number)),
  );
  await inTurns(count, async (number) => {
    const locationId = places[number % PLACES]?.id ?? null;
    const body = { ...shootBody(number), locationId };
    const { id } = await send<{ id: string }>(visitor, 'POST', createShoot.path, body);
    const from = number % (costumes.length - 3);
    await send(visitor, 'PATCH', endpointPath(updateShootResources.path, { id }), {
      costumeIds: costumes.slice(from, from + 3),
      participants: [{ name: 'Kim' }, { name: 'Leo' }, { name: 'Ada' }],
    });
  });
}

async function inTurns<T>(count: number, make: (number: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let number = 0; number < count; number += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - number) }, (_, i) =>
      make(number + i),
    );
    made.push(...(await Promise.all(batch)));
  }
  return made;
}
