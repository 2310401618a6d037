import type { TeamScope } from '../../access/scope.ts';
import type { CalledOffJob } from '../mails/service.ts';
import type { Told } from './queries.ts';

/** Contains the plan that the recipient knows, because the record of it goes with the shoot. */
export const calledOffJob = (
  { teamId, userId }: Pick<TeamScope, 'teamId' | 'userId'>,
  { email, shootId, title, known, sequence }: Told,
  now: Date,
): CalledOffJob => {
  const { date, time, timeZone, durationMinutes } = known;
  const plan = { title, date, time, timeZone, durationMinutes, sequence };
  return {
    kind: 'called-off',
    email,
    teamId,
    shootId,
    by: userId,
    plan: { ...plan, cancelledAt: now.toISOString() },
  };
};
