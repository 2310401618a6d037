import type { NewAway } from '@lensemble/contract/away';
import type { CallScope } from '../../access/call-scope.ts';
import { inTeam } from '../../access/in-team.ts';
import type { Deps } from '../../deps.ts';
import { defineLimit, HOUR } from '../../http/rate-limits.ts';
import { ownAway } from '../away/service.ts';
import { holdLink } from './rows/links.ts';

const awayOfCall = defineLimit('awayOfCall', { points: 60, seconds: HOUR }, 'person');

type AwayDeps = Pick<Deps, 'orm' | 'limits'>;

const isSame = (a: NewAway, b: NewAway) => a.firstDay === b.firstDay && a.lastDay === b.lastDay;

/**
 * Notes days on which the holder of a link is away. Changes nothing for a guest, and if a form is sent twice.
 * @returns false if the link has ended meanwhile
 * @throws HttpError 429; QuotaError
 */
export async function addAway(
  { orm, limits }: AwayDeps,
  scope: CallScope,
  days: NewAway,
): Promise<boolean> {
  await limits.count([awayOfCall.by(scope.participantId)]);
  let isOpen = true;
  await inTeam(
    orm,
    scope,
    async (tx) => {
      isOpen = await holdLink(tx, scope);
      const known = isOpen ? await ownAway.list(tx, scope) : undefined;
      const isNew = known?.every((each) => !isSame(each, days));
      return isNew ? ownAway.insert(tx, scope, days) : undefined;
    },
    (tx, { personnelId }) => ownAway.check(tx, scope, personnelId),
  );
  return isOpen;
}

/** Takes days back. Ids of other people's days change nothing. @returns as above @throws HttpError 429 */
export async function removeAway(
  { orm, limits }: AwayDeps,
  scope: CallScope,
  awayId: string,
): Promise<boolean> {
  await limits.count([awayOfCall.by(scope.participantId)]);
  let isOpen = true;
  await inTeam(orm, scope, async (tx) => {
    isOpen = await holdLink(tx, scope);
    return isOpen ? ownAway.delete(tx, scope, awayId) : undefined;
  });
  return isOpen;
}
