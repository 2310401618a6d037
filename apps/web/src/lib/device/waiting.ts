import type { Operation } from '@lensemble/contract/operations';
import { deviceWords } from '@lensemble/messages/web/device';
import { allOf, device, type KeptPlan } from './database.ts';

/** The changes of a shoot that are not on the server yet. */
export interface Waiting {
  readonly shootId: string;
  /** Undefined if the plan is not kept any more. */
  readonly team: KeptPlan['team'] | undefined;
  readonly title: string;
  readonly operations: readonly Operation[];
  readonly pictures: number;
}

/** How many changes wait, and of which shoot. */
export const waitingText = ({ title, operations, pictures }: Waiting): string =>
  deviceWords('unsentOf', { count: operations.length + pictures, title });

/** What an account has changed on this device and not sent yet, by shoot. */
export async function readWaiting(account: string): Promise<Waiting[]> {
  const reading = (await device()).transaction(['operations', 'uploads', 'plans']);
  const [operations, uploads, plans] = await Promise.all([
    reading.objectStore('operations').getAll(allOf(account)),
    reading.objectStore('uploads').getAll(allOf(account)),
    reading.objectStore('plans').getAll(allOf(account)),
  ]);
  const planOf = new Map(plans.map((plan) => [plan.shootId, plan]));
  const ids = new Set([...operations, ...uploads].map(({ shootId }) => shootId));
  return [...ids].map((shootId) => ({
    shootId,
    team: planOf.get(shootId)?.team,
    title: planOf.get(shootId)?.shoot.title ?? '',
    operations: operations
      .filter((each) => each.shootId === shootId)
      .toSorted((a, b) => a.order - b.order)
      .map(({ operation }) => operation),
    pictures: uploads.filter((each) => each.shootId === shootId).length,
  }));
}
