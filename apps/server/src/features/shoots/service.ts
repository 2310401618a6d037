import { randomUUID } from 'node:crypto';
import { isAfterBegin } from '@lensemble/contract/shoot-begin';
import type { NewShoot, Shoot, ShootChange, ShootDetail } from '@lensemble/contract/shoots';
import type { TeamScope } from '../../access/scope.ts';
import type { Claim } from '../../claim.ts';
import { invalidKey, noClaim } from '../../claim.ts';
import type { Deps } from '../../deps.ts';
import { HttpError, notFound } from '../../http-error.ts';
import { noteDeleted, noticesAbout } from '../cancellations/service.ts';
import { inZoneOfPlace, zoneOfNew } from '../time-zones/service.ts';
import { isPast, reminderAfterBegin, reminderInThePast } from './coming-reminder.ts';
import { copyOf } from './copy-of.ts';
import * as queries from './queries.ts';
import type { LinkList } from './shoot-detail-row.ts';

type Storage = Pick<Deps, 'orm'>;
/** With what it takes to tell those who were invited to a shoot. */
type Telling = Pick<Deps, 'orm' | 'jobs' | 'limits'>;

/**
 * Makes a shoot, once for each key: whoever comes again with it gets the first answer, word for word.
 * @returns the answer as JSON
 * @throws HttpError 422 where the key came with another shoot before, the location is none of the team's, or its reminder
 * is over or comes after the beginning
 */
export async function createShoot(
  { orm }: Storage,
  scope: TeamScope,
  input: NewShoot,
  claim: Claim = noClaim,
): Promise<string> {
  await checkReminder(orm, scope, input, claim);
  const answer = await queries.insertShoot(orm, scope, newShoot(input), claim);
  if (answer.requestHash === claim.requestHash) return answer.body;
  throw invalidKey();
}

/** Who comes again after the reminder's time gets the first answer all the same. */
async function checkReminder(
  orm: Deps['orm'],
  scope: TeamScope,
  shoot: NewShoot,
  claim: Claim,
): Promise<void> {
  const refusal = await refusalOfReminder(orm, scope, shoot);
  if (refusal && !(await queries.isAnswered(orm, scope, claim))) throw refusal;
}

async function refusalOfReminder(
  orm: Deps['orm'],
  scope: TeamScope,
  shoot: NewShoot,
): Promise<HttpError | undefined> {
  const { reminderTime } = shoot;
  if (reminderTime === null) return undefined;
  if (isPast(reminderTime)) return reminderInThePast();
  const timeZone = await zoneOfNew({ orm }, scope, shoot);
  const isLate = isAfterBegin({ ...shoot, timeZone }, new Date(reminderTime));
  return isLate ? reminderAfterBegin() : undefined;
}

function newShoot(input: NewShoot): Shoot {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    ...input,
    location: null,
    isPublic: false,
    calendarEventUrl: null,
    docsUrl: null,
    firstReferenceUrl: null,
    participantCount: 0,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
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

/** One of the lists that hang on a shoot. @throws HttpError 404 */
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

/** Makes a second shoot like this one, once for each key. @throws HttpError 404, 422 */
export async function duplicateShoot(
  { orm }: Storage,
  scope: TeamScope,
  id: string,
  withDate: boolean,
  claim: Claim,
): Promise<Shoot> {
  const copy = await queries.copyShoot(orm, scope, id, claim, (shoot) => copyOf(shoot, withDate));
  if (!copy) throw notFound();
  return copy;
}

/** @throws HttpError 404, 409 with the current shoot where it has none of the versions, 422 */
export async function changeShoot(
  deps: Telling,
  scope: TeamScope,
  id: string,
  versions: queries.Versions,
  change: ShootChange,
): Promise<Shoot> {
  const notices = mayMove(change) ? await noticesAbout(deps, scope, id) : undefined;
  const settle = async (tx: Deps['orm']) => {
    const settled = await inZoneOfPlace(tx, scope, { id, versions }, change);
    await notices?.ofMove(tx, versions, settled);
    return settled;
  };
  const shoot = await queries.updateShoot(deps.orm, scope, id, versions, change, settle);
  if (!shoot) throw await versionConflict(deps, scope, id);
  notices?.wake();
  return shoot;
}

const mayMove = ({ date, time, timeZone, locationId }: ShootChange) =>
  [date, time, timeZone, locationId].some((value) => value !== undefined);

/** @throws HttpError 404, 409 with the current shoot where it has none of the versions */
export async function deleteShoot(
  deps: Telling,
  scope: TeamScope,
  id: string,
  versions: queries.Versions,
): Promise<void> {
  const notices = await noticesAbout(deps, scope, id);
  const note = async (tx: Deps['orm']) => {
    await noteDeleted(tx, scope, id);
    await notices.ofDeletion(tx);
  };
  const isGone = await queries.deleteShoot(deps.orm, scope, id, versions, note);
  if (!isGone) throw await versionConflict(deps, scope, id);
  notices.wake();
}

/** Why a write to a shoot found nothing to write to. @throws HttpError 404 */
export async function versionConflict(
  deps: Storage,
  scope: TeamScope,
  id: string,
): Promise<HttpError> {
  const current = await findShoot(deps, scope, id);
  return new HttpError(409, 'version_conflict', 'Somebody else has changed this shoot meanwhile', {
    current,
  });
}
