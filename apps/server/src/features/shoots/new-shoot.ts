import { randomUUID } from 'node:crypto';
import { reminderRefusal } from '@lensemble/contract/reminders';
import type { Plan } from '@lensemble/contract/shoot-plan';
import type { NewShoot, Shoot } from '@lensemble/contract/shoots';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/errors/http-error.ts';
import type { Claim } from '../../http/idempotency/claim.ts';
import { checkMeetingPoint } from '../conventions/service.ts';
import { zoneOfNew } from '../time-zones/service.ts';
import * as queries from './queries.ts';
import type { InZone } from './rows/linked-shoot.ts';

type Storage = Pick<Deps, 'orm'>;

/**
 * The fields of a new shoot with its zone.
 * @throws HttpError 422 if the location or the meeting point is not the team's, or the reminder is in the past or after
 * the start
 */
export async function checkedNew(
  { orm }: Storage,
  scope: TeamScope,
  input: NewShoot,
  claim: Claim,
  browserZone: string | undefined,
) {
  const zone = await zoneOfNew({ orm }, scope, input, browserZone);
  await checkReminder(orm, scope, { ...input, ...zone }, claim);
  await checkPoint({ orm }, scope, input, claim);
  return { ...input, ...zone };
}

/** A repeated request gets the first response even if its reminder is now in the past. */
async function checkReminder(
  orm: Deps['orm'],
  scope: TeamScope,
  plan: Plan,
  claim: Claim,
): Promise<void> {
  const refusal = reminderRefusal(plan, null, new Date());
  if (refusal && !(await queries.isAnswered(orm, scope, claim))) refuseReminder(refusal);
}

/** As for reminders, a repeated request gets the first response. */
async function checkPoint(
  { orm }: Storage,
  scope: TeamScope,
  { conventionId, meetingPointId }: NewShoot,
  claim: Claim,
): Promise<void> {
  if (!meetingPointId || (await queries.isAnswered(orm, scope, claim))) return;
  await checkMeetingPoint({ orm }, scope, conventionId, meetingPointId);
}

/** @throws HttpError 422 if there is a refusal */
export function refuseReminder(message: string | undefined): void {
  if (message !== undefined) throw invalid({ reminderTime: message });
}

/** A shoot without linked items, as it is answered. */
export function newShoot(input: InZone<NewShoot>): Shoot {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    ...input,
    location: null,
    isPublic: false,
    isShotListPublic: false,
    calendarEventUrl: null,
    docsUrl: null,
    firstReferenceUrl: null,
    participantCount: 0,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}
