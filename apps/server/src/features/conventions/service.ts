import {
  type Convention,
  type ConventionChange,
  type ConventionDetail,
  daysRefusal,
  type NewConvention,
} from '@lensemble/contract/conventions';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { HttpError, invalid, notFound } from '../../http/errors/http-error.ts';
import type { Claim } from '../../http/idempotency/claim.ts';
import * as queries from './queries.ts';

type Storage = Pick<Deps, 'orm'>;

/** Whether the team has a convention. */
export const hasConvention = async (
  { orm }: Storage,
  scope: TeamScope,
  id: string,
): Promise<boolean> => (await queries.findPoints(orm, scope, id)) !== undefined;

/** @throws HttpError 404 */
export async function findConvention(
  storage: Storage,
  scope: TeamScope,
  id: string,
): Promise<ConventionDetail> {
  const found = await readConvention(storage, scope, id);
  if (!found) throw notFound();
  return found;
}

/** A convention of a team with its shoots; undefined if there is none. */
export async function readConvention(
  { orm }: Storage,
  team: Pick<TeamScope, 'teamId'>,
  id: string,
): Promise<ConventionDetail | undefined> {
  const [found, shoots] = await Promise.all([
    queries.findConvention(orm, team, id),
    queries.listShoots(orm, team, id),
  ]);
  return found && { ...found, shoots };
}

/** @throws QuotaError, HttpError 422 */
export const createConvention = (
  { orm }: Storage,
  scope: TeamScope,
  fields: NewConvention,
  claim: Claim,
): Promise<Convention> => queries.insertConvention(orm, scope, withKnownWalks(fields), claim);

/**
 * Changes a convention. Shoots at meeting points that are gone leave them.
 * @throws HttpError 404; 409 with the current convention if it has none of the versions; 422
 */
export async function changeConvention(
  { orm }: Storage,
  scope: TeamScope,
  which: queries.Which,
  change: ConventionChange,
): Promise<Convention> {
  const changed = await queries.inTransaction(orm, async (tx) => {
    const held = await queries.holdConvention(tx, scope, which, 'no key update');
    if (!held) return undefined;
    const next = {
      firstDay: change.firstDay ?? held.firstDay,
      lastDay: change.lastDay ?? held.lastDay,
      meetingPoints: change.meetingPoints ?? held.meetingPoints,
      walks: change.walks ?? held.walks,
    };
    const message = daysRefusal(next.firstDay, next.lastDay);
    if (message) throw invalid({ lastDay: message });
    const { walks } = withKnownWalks(next);
    await queries.updateConvention(tx, scope, which.id, { ...change, walks: [...walks] });
    const kept = new Set(next.meetingPoints.map(({ id }) => id));
    const points = held.meetingPoints.map(({ id }) => id).filter((id) => !kept.has(id));
    if (points.length > 0) await queries.releaseShoots(tx, scope, which.id, { points });
    await queries.raiseRevision(tx, scope);
    return queries.findConvention(tx, scope, which.id);
  });
  return changed ?? conflictWith(orm, scope, which.id);
}

/** Walks to meeting points that are gone go with them. */
const withKnownWalks = <Fields extends Pick<queries.Held, 'meetingPoints' | 'walks'>>(
  fields: Fields,
): Fields => {
  const known = new Set(fields.meetingPoints.map(({ id }) => id));
  const walks = fields.walks.filter(({ from, to }) => known.has(from) && known.has(to));
  return { ...fields, walks };
};

/** Deletes a convention. Its shoots stay. @throws HttpError 404; 409 with the current convention */
export async function deleteConvention(
  { orm }: Storage,
  scope: TeamScope,
  which: queries.Which,
): Promise<void> {
  const isGone = await queries.inTransaction(orm, async (tx) => {
    if (!(await queries.holdConvention(tx, scope, which, 'update'))) return false;
    await queries.moveToTrash(tx, scope, 'convention', [which.id]);
    await queries.releaseShoots(tx, scope, which.id, 'convention');
    await queries.deleteConvention(tx, scope, which.id);
    await queries.raiseRevision(tx, scope);
    return true;
  });
  if (!isGone) await conflictWith(orm, scope, which.id);
}

async function conflictWith(orm: Deps['orm'], scope: TeamScope, id: string): Promise<never> {
  const current = await queries.findConvention(orm, scope, id);
  if (!current) throw notFound();
  const sentence = 'This convention has changed since you opened it';
  throw new HttpError(409, 'version_conflict', sentence, { current });
}

/**
 * Whether a shoot can be at a meeting point.
 * @throws HttpError 422 if the convention is not the team's or does not have the point
 */
export async function checkMeetingPoint(
  { orm }: Storage,
  scope: TeamScope,
  conventionId: string | null,
  meetingPointId: string,
): Promise<void> {
  const points = conventionId && (await queries.findPoints(orm, scope, conventionId));
  if (points === undefined) throw invalid({ conventionId: 'This convention was not found' });
  if (!points?.includes(meetingPointId))
    throw invalid({ meetingPointId: 'The convention does not have this meeting point' });
}
