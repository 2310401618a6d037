import type { ListedShoot } from '@lensemble/contract/shoots';
import { isLongOver, isUpcoming } from '@/lib/shoots/is-upcoming.ts';
import { readPlans, removePlan } from './kept-plans.ts';
import { readWaiting } from './waiting.ts';

interface Listed {
  readonly team: string;
  /** All of the team. */
  readonly shoots: readonly Pick<ListedShoot, 'id' | 'date' | 'timeZone'>[];
}

/** Removes the plans that are over or deleted. What waits to be sent stays, with its plan. */
export async function forgetPlans(
  account: string,
  { team, shoots }: Listed,
  now: number,
): Promise<void> {
  const waiting = new Set((await readWaiting(account)).map(({ shootId }) => shootId));
  const listed = new Map(shoots.map((shoot) => [shoot.id, shoot]));
  for (const { shootId, shoot: kept, team: of, isAskedFor } of await readPlans(account)) {
    const shoot = of.id === team ? listed.get(shootId) : kept;
    const isWanted = shoot && (isAskedFor ? !isLongOver(shoot, now) : isUpcoming(shoot, now));
    if (!isWanted && !waiting.has(shootId)) await removePlan(account, shootId);
  }
}
