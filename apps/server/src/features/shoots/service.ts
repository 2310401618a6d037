import { reminderRefusal } from '@lensemble/contract/reminders';
import type { LinkList } from '@lensemble/contract/shoot-links';
import { changedPlan } from '@lensemble/contract/shoot-plan';
import type {
  NewShoot,
  Shoot,
  ShootChange,
  ShootDetail,
  WindowStart,
} from '@lensemble/contract/shoots';
import type { Language } from '@lensemble/messages/languages';
import { translate } from '@lensemble/messages/sentences';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { HttpError, notFound } from '../../http/errors/http-error.ts';
import { type Claim, invalidKey, noClaim } from '../../http/idempotency/claim.ts';
import type { ListPart } from '../../http/lists/answers.ts';
import { heldColumns } from '../../lib/held-columns.ts';
import { noteDeleted } from '../cancellations/service.ts';
import { checkMeetingPoint } from '../conventions/service.ts';
import { tellCrew } from '../galleries/service.ts';
import { type EventDeps, updateEventsSoon } from '../google-events/service.ts';
import { inZone, lockPlan } from '../time-zones/service.ts';
import { tellDeleted, tellNews, wakeNotices, withNotices } from '../told-plans/service.ts';
import { copyOf } from './copy-of.ts';
import { checkedNew, newShoot, refuseReminder } from './new-shoot.ts';
import * as queries from './queries.ts';

type Storage = Pick<Deps, 'orm'>;
type Stores = Pick<Deps, 'orm' | 'env'>;
export type WriteDeps = EventDeps & Pick<Deps, 'limits' | 'env'>;

export interface CreateContext {
  readonly claim?: Claim;
  /** The zone of the client, for a shoot of which nothing else says one. */
  readonly browserZone?: string | undefined;
}

/**
 * Creates a shoot once per idempotency key. A repeated request gets the first response, byte for byte.
 * @returns the response as JSON
 * @throws HttpError 422 if the key was used with a different request, the location is not the team's, or the reminder
 * is in the past or after the start
 */
export async function createShoot(
  { orm, env }: Stores,
  scope: TeamScope,
  input: NewShoot,
  { claim = noClaim, browserZone }: CreateContext = {},
): Promise<string> {
  const { isZoneGuess, ...fields } = await checkedNew({ orm }, scope, input, claim, browserZone);
  const shoot = newShoot(fields);
  const answer = await queries.insertShoot(orm, scope, { shoot, isZoneGuess }, claim, env.quotas);
  if (answer.requestHash === claim.requestHash) return answer.body;
  throw invalidKey();
}

/**
 * Like `createShoot`, with what `link` stores for the new shoot in the same transaction.
 * @throws HttpError as `createShoot`, and what `link` throws
 */
export async function createLinkedShoot(
  { orm, env }: Stores,
  scope: TeamScope,
  input: NewShoot,
  { claim = noClaim, browserZone }: CreateContext,
  link: (tx: Deps['orm'], shootId: string) => Promise<void>,
): Promise<Shoot> {
  const fields = await checkedNew({ orm }, scope, input, claim, browserZone);
  return queries.insertLinked(orm, scope, fields, claim, env.quotas, link);
}

/** A window of the list, newest first. */
export function listShoots(
  { orm }: Storage,
  scope: TeamScope,
  after: WindowStart | undefined,
): Promise<ListPart> {
  return queries.listShoots(orm, scope, after);
}

/** @throws HttpError 404 */
export async function findShoot(
  { orm }: Storage,
  scope: TeamScope,
  id: string,
): Promise<ShootDetail> {
  const shoot = await queries.findShoot(orm, scope, id);
  if (!shoot) throw notFound();
  return shoot;
}

/** A shoot with its sentences in the reader's language. */
export const inLanguage = (shoot: ShootDetail, language: Language): ShootDetail => ({
  ...shoot,
  calendarRefusal: shoot.calendarRefusal && translate(shoot.calendarRefusal, language),
});

/** @throws HttpError 404 */
export async function findLinks<Name extends LinkList>(
  { orm }: Storage,
  scope: TeamScope,
  id: string,
  name: Name,
): Promise<ShootDetail[Name]> {
  const list = await queries.findLinks(orm, scope, id, name);
  if (!list) throw notFound();
  return list;
}

/** @throws HttpError 404, 422 */
export async function duplicateShoot(
  { orm, env }: Stores,
  scope: TeamScope,
  id: string,
  withDate: boolean,
  claim: Claim,
): Promise<Shoot> {
  const make = (shoot: ShootDetail) => copyOf(shoot, withDate);
  const copy = await queries.copyShoot(orm, scope, id, claim, env.quotas, make);
  if (!copy) throw notFound();
  return copy;
}

/** @throws HttpError 404; 409 with the current shoot if it has none of the versions; 422 */
export async function changeShoot(
  deps: WriteDeps,
  scope: TeamScope,
  id: string,
  versions: queries.Versions,
  change: ShootChange,
): Promise<Shoot> {
  const { meetingPointId } = change;
  if (meetingPointId) {
    const { conventionId = await queries.conventionOf(deps.orm, scope, id) } = change;
    await checkMeetingPoint(deps, scope, conventionId, meetingPointId);
  }
  const which = { id, versions };
  const shoot =
    concernsPlan(change) || change.status === 'completed'
      ? await replan(deps, scope, which, change)
      : await queries.updateAlone(deps.orm, scope, which, change, deps.env.quotas);
  if (!shoot) throw await versionConflict(deps, scope, id);
  updateEventsSoon(deps, { shootId: id });
  return shoot;
}

const concernsPlan = ({
  date,
  time,
  timeZone,
  durationMinutes,
  setUpMinutes,
  strikeMinutes,
  locationId,
  reminderTime,
}: ShootChange) =>
  [
    ...[date, time, timeZone, durationMinutes, setUpMinutes, strikeMinutes],
    ...[locationId, reminderTime],
  ].some((value) => value !== undefined);

/** Changes the plan or reminder, or completes the shoot: applies the zone of the location, checks the reminder and notifies the crew. */
async function replan(
  deps: WriteDeps,
  scope: TeamScope,
  which: queries.Which,
  change: ShootChange,
): Promise<Shoot | undefined> {
  const work = (tx: Deps['orm']) => changeWithin(tx, deps, scope, which, change);
  const { isTold, shoot } = await withNotices(deps, () => queries.inTransaction(deps.orm, work));
  if (isTold) wakeNotices(deps);
  return shoot;
}

/**
 * Changes the plan of a shoot as the last statements of the caller's transaction, which runs in `withNotices`.
 * @returns no shoot if there is none with one of the versions; whether mails are queued
 */
export async function changeWithin(
  tx: Deps['orm'],
  deps: WriteDeps,
  scope: TeamScope,
  which: queries.Which,
  change: ShootChange,
): Promise<{ readonly isTold: boolean; readonly shoot: Shoot | undefined }> {
  const from = await lockPlan(tx, scope, which);
  if (!from) return { isTold: false, shoot: undefined };
  const settled = await inZone(tx, scope, from, change);
  const to = changedPlan(from, settled);
  if (change.reminderTime) refuseReminder(reminderRefusal(to, from, new Date()));
  const {
    durationMinutes = from.durationMinutes,
    setUpMinutes = from.setUpMinutes,
    strikeMinutes = from.strikeMinutes,
    locationId = from.locationId,
  } = settled;
  const next = { ...to, durationMinutes, locationId };
  const news = await tellNews(tx, deps, scope, { shootIds: [which.id], next });
  const isComplete = change.status === 'completed';
  const pictures = isComplete && (await tellCrew(tx, deps, scope, [which.id]));
  const isTold = news || pictures;
  const held = heldColumns({ ...to, durationMinutes, setUpMinutes, strikeMinutes });
  const { quotas } = deps.env;
  return { isTold, shoot: await queries.updateWithin(tx, scope, which, settled, quotas, held) };
}

/** Call it after the commit of `changeWithin`. */
export function afterChanging(deps: WriteDeps, shootId: string, isTold: boolean): void {
  if (isTold) wakeNotices(deps);
  updateEventsSoon(deps, { shootId });
}

/** @throws HttpError 404; 409 with the current shoot if it has none of the versions */
export async function deleteShoot(
  deps: WriteDeps,
  scope: TeamScope,
  id: string,
  versions: queries.Versions,
): Promise<void> {
  const work = async (tx: Deps['orm']) => {
    const plan = await lockPlan(tx, scope, { id, versions }, 'update');
    return plan && deleteLocked(tx, deps, scope, [id], 'trash');
  };
  const isTold = await withNotices(deps, () => queries.inTransaction(deps.orm, work));
  if (isTold === undefined) throw await versionConflict(deps, scope, id);
  afterDeleting(deps, [id], isTold);
}

/**
 * Deletes all shoots or none. Leaves out those that do not exist.
 * @throws HttpError 409 with the current shoot if one has another version
 */
export async function deleteShoots(
  deps: WriteDeps,
  scope: TeamScope,
  wanted: readonly Pick<Shoot, 'id' | 'version'>[],
): Promise<void> {
  const work = async (tx: Deps['orm']) => {
    const ids: string[] = [];
    // In the order of the ids, so that two such requests cannot wait for each other.
    for (const { id, version } of wanted.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const plan = await lockPlan(tx, scope, { id, versions: [version] }, 'update');
      const current = plan ? undefined : await queries.findShoot(tx, scope, id);
      if (current) throw conflictWith(current);
      if (plan) ids.push(id);
    }
    return { ids, isTold: await deleteLocked(tx, deps, scope, ids, 'trash') };
  };
  const { ids, isTold } = await withNotices(deps, () => queries.inTransaction(deps.orm, work));
  afterDeleting(deps, ids, isTold);
}

/**
 * Deletes shoots that the caller's transaction has locked, as its last statements. The transaction runs in `withNotices`.
 * @param to where they can be restored from
 * @returns whether mails are queued
 */
export async function deleteLocked(
  tx: Deps['orm'],
  deps: WriteDeps,
  scope: TeamScope,
  ids: readonly string[],
  to: 'trash' | 'nowhere',
): Promise<boolean> {
  let isTold = false;
  for (const id of ids) {
    await noteDeleted(tx, scope, id);
    if (await tellDeleted(tx, deps, scope, id)) isTold = true;
  }
  await queries.deleteShoots(tx, scope, ids, to);
  return isTold;
}

/** Call it after the commit of `deleteLocked`. */
export function afterDeleting(deps: WriteDeps, ids: readonly string[], isTold: boolean): void {
  if (isTold) wakeNotices(deps);
  for (const shootId of ids) updateEventsSoon(deps, { shootId });
}

/** Sets the statuses of all shoots or of none. Leaves out those that do not exist. */
export async function moveShoots(
  deps: WriteDeps,
  scope: TeamScope,
  moves: readonly Pick<Shoot, 'id' | 'status'>[],
): Promise<Shoot[]> {
  const done = moves.flatMap(({ id, status }) => (status === 'completed' ? [id] : []));
  if (done.length === 0) return afterMoving(deps, await queries.moveShoots(deps.orm, scope, moves));
  let isTold = false;
  const work = async (tx: Deps['orm']) => {
    isTold = await tellCrew(tx, deps, scope, done);
    return queries.moveShoots(tx, scope, moves);
  };
  const moved = await withNotices(deps, () => queries.inTransaction(deps.orm, work));
  if (isTold) wakeNotices(deps);
  return afterMoving(deps, moved);
}

function afterMoving(deps: WriteDeps, moved: Shoot[]): Shoot[] {
  for (const { id } of moved) updateEventsSoon(deps, { shootId: id });
  return moved;
}

/** @throws HttpError 404 if the shoot does not exist */
export async function versionConflict(
  deps: Storage,
  scope: TeamScope,
  id: string,
): Promise<HttpError> {
  return conflictWith(await findShoot(deps, scope, id));
}

const conflictWith = (current: ShootDetail) =>
  new HttpError(409, 'version_conflict', 'This shoot has changed since you opened it', { current });
