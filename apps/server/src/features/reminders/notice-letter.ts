import { beginOf } from '@lensemble/contract/shoot-plan';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { jobScope } from '../../access/job-scope.ts';
import { cancellationFile, invitationFile } from '../calendar/service.ts';
import { callSheetOf, shortPlanOf } from '../call-sheets/service.ts';
import { cancelledShoot } from '../cancellations/service.ts';
import type { CalledOffJob, Letter, MovedJob } from '../mails/service.ts';
import { findShoot } from '../shoots/service.ts';
import { buttonFor, type LetterDeps, personAt, undefinedWhereGone } from './letter.ts';
import { calledOffContent, movedContent } from './notice-content.ts';
import { peopleAt } from './recipients.ts';

/** The mail to invited people about a deleted shoot; undefined if no record of its date remains. */
export async function calledOffLetter(
  { orm, env }: LetterDeps,
  { email, teamId, shootId, plan }: CalledOffJob,
): Promise<Letter | undefined> {
  const shoot = plan
    ? { ...plan, shootId, cancelledAt: new Date(plan.cancelledAt) }
    : await cancelledShoot({ orm }, jobScope(teamId), shootId);
  if (!shoot) return undefined;
  const { title, schedule: was } = shortPlanOf(shoot);
  if (!was) return undefined;
  const to = { name: email, address: email };
  return {
    content: calledOffContent(title, was),
    event: cancellationFile(shoot, env.mailFrom, to),
  };
}

/**
 * The mail to invited people about a moved shoot, with its current state.
 * @returns undefined if the shoot is gone or back at its old time, or no participant has the address any more
 */
export async function movedLetter(
  { orm, env }: LetterDeps,
  { email, teamId, shootId, from }: MovedJob,
  now: Date,
): Promise<Letter | undefined> {
  const scope = jobScope(teamId);
  const shoot = await findShoot({ orm }, scope, shootId).catch(undefinedWhereGone);
  const people = shoot ? peopleAt(shoot.participants, email) : [];
  if (!shoot || people.length === 0 || isWhereItWas(shoot, from)) return undefined;
  const was = shortPlanOf({ ...shoot, ...from }).schedule;
  if (!was) return undefined;
  const sheet = callSheetOf(shoot, now);
  const readers = sheet.crew.filter(({ id }) => people.some((person) => person.id === id));
  const button = await buttonFor({ orm, env }, scope, shoot, email);
  const content = movedContent({ sheet, was, readers, button });
  const to = personAt(people, email);
  const event =
    invitationFile(env, shoot, env.mailFrom, to) ??
    cancellationFile(openAgain(shoot, from), env.mailFrom, to);
  return { content, event };
}

function isWhereItWas({ date, time, timeZone }: ShootDetail, from: MovedJob['from']): boolean {
  if (date === null || (time === null) !== (from.time === null)) return false;
  return Number(beginOf({ date, time, timeZone })) === Number(beginOf(from));
}

/** Removes a shoot without a date from calendars. */
const openAgain = (shoot: ShootDetail, from: MovedJob['from']) => ({
  ...from,
  shootId: shoot.id,
  title: shoot.title,
  durationMinutes: shoot.durationMinutes,
  sequence: shoot.version,
  cancelledAt: new Date(shoot.updatedAt),
});
