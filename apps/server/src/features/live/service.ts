import type { Presence } from '@lensemble/contract/live';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { defineLimit, MINUTE } from '../../http/rate-limits.ts';

/** Browsers connect again with growing pauses. */
const streamsOfPerson = defineLimit(
  'streamsOfPerson',
  { points: 60, seconds: MINUTE, isLocal: true },
  'person',
);

/** Ten tabs that tell where they are, and one that goes through a form. */
const presencesOfPerson = defineLimit(
  'presencesOfPerson',
  { points: 180, seconds: MINUTE, isLocal: true },
  'person',
);

export const countStream = ({ limits }: Pick<Deps, 'limits'>, { userId }: TeamScope) =>
  limits.count([streamsOfPerson.by(userId)]);

export async function tellPresence(
  { limits, changes }: Pick<Deps, 'limits' | 'changes'>,
  { teamId, userId }: TeamScope,
  presence: Omit<Presence, 'userId'>,
): Promise<void> {
  await limits.count([presencesOfPerson.by(userId)]);
  await changes.tell(teamId, JSON.stringify({ ...presence, userId }));
}
