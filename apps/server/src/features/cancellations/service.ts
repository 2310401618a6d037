import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import type { Notices, NoticesAt } from './notices.ts';
import { makeNotices, makeNoticesAt } from './notices.ts';
import * as queries from './queries.ts';
import type { TeamNotices } from './team-notices.ts';
import { makeTeamNotices } from './team-notices.ts';

export type { TeamNotices } from './team-notices.ts';

/** Longer than a phone lies in a drawer. */
const KEPT_MS = 90 * 86_400_000;

/** Notes what others have to be told of a shoot that is deleted in the same transaction, just before it is. */
export async function noteDeleted(
  tx: Deps['orm'],
  scope: TeamScope,
  shootId: string,
): Promise<void> {
  await queries.insertCancelled(tx, scope, shootId);
}

/** Lets go of deleted shoots that all calendars have heard of. */
export async function forgetCancelled({ orm }: Pick<Deps, 'orm'>, now: Date): Promise<void> {
  await queries.forgetCancelled(orm, new Date(now.getTime() - KEPT_MS));
}

/** What those are mailed who were invited to a shoot, where it is deleted or moved. */
export const noticesAbout = (
  deps: Pick<Deps, 'orm' | 'jobs' | 'limits'>,
  scope: TeamScope,
  shootId: string,
): Promise<Notices> => makeNotices(deps, scope, shootId);

/** The same of all shoots at a place, where they are moved by a change of it. */
export const noticesAt = (
  deps: Pick<Deps, 'orm' | 'jobs' | 'limits'>,
  scope: TeamScope,
  locationId: string,
): Promise<NoticesAt> => makeNoticesAt(deps, scope, locationId);

/** The same of all shoots of teams that a person deletes, by themselves or together with the account. */
export const noticesOfTeams = (
  deps: Pick<Deps, 'orm' | 'jobs' | 'limits'>,
  userId: string,
): Promise<TeamNotices> => makeTeamNotices(deps, userId);

/** What is left of a shoot that was deleted with a date; undefined where nothing is. */
export const cancelledShoot = (
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  shootId: string,
): ReturnType<typeof queries.findCancelled> => queries.findCancelled(orm, scope, shootId);
