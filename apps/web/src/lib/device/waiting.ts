import type { Operation } from '@lensemble/contract/operations';
import { allOf, device } from './database.ts';

/** The changes of a shoot that are not on the server yet. */
export interface Waiting {
  readonly shootId: string;
  readonly title: string;
  readonly operations: readonly Operation[];
  readonly pictures: number;
}

/** What an account has changed on this device and not sent yet, by shoot. */
export async function readWaiting(account: string): Promise<Waiting[]> {
  const reading = (await device()).transaction(['operations', 'uploads', 'plans']);
  const [operations, uploads, plans] = await Promise.all([
    reading.objectStore('operations').getAll(allOf(account)),
    reading.objectStore('uploads').getAll(allOf(account)),
    reading.objectStore('plans').getAll(allOf(account)),
  ]);
  const titles = new Map(plans.map(({ shootId, shoot }) => [shootId, shoot.title]));
  const ids = new Set([...operations, ...uploads].map(({ shootId }) => shootId));
  return [...ids].map((shootId) => ({
    shootId,
    title: titles.get(shootId) ?? '',
    operations: operations
      .filter((each) => each.shootId === shootId)
      .toSorted((a, b) => a.order - b.order)
      .map(({ operation }) => operation),
    pictures: uploads.filter((each) => each.shootId === shootId).length,
  }));
}
