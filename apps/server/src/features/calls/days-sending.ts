import {
  type DaysSent,
  type DaysSkip,
  NO_DAYS_CAN_BE_EMAILED_MESSAGE,
  type PersonDays,
  type sendConventionDays as sendEndpoint,
  UNKNOWN_PERSON_MESSAGE,
} from '@lensemble/contract/convention-days';
import type { ParsedBodyOf } from '@lensemble/contract/endpoint';
import { inTeam } from '../../access/in-team.ts';
import type { TeamScope } from '../../access/scope.ts';
import { newLinkToken } from '../../access/session-token.ts';
import type { Deps } from '../../deps.ts';
import { HttpError, notFound } from '../../http/errors/http-error.ts';
import type { Claim } from '../../http/idempotency/claim.ts';
import { findAnswer, once } from '../../http/idempotency/once.ts';
import { defineLimit, MINUTE } from '../../http/rate-limits.ts';
import { hasConvention, readConvention } from '../conventions/service.ts';
import {
  type DaysJob,
  mailsOf,
  reminderMailOfPerson,
  reminderToAddress,
} from '../mails/service.ts';
import { daysOf, emailOf, openRows, type Person, peopleOf, skipOf } from './days-people.ts';
import { listCrewOf } from './rows/convention-crew.ts';
import * as linkMails from './rows/link-mails.ts';
import * as links from './rows/links.ts';

type SendDeps = Pick<Deps, 'orm' | 'jobs' | 'limits'>;

/** As for the call sheet of a shoot. */
const daysMailOfConvention = defineLimit(
  'daysMailOfConvention',
  { points: 30, seconds: 10 * MINUTE },
  'shoot',
);

const unsendable = (sentence: string) => new HttpError(422, 'invalid', sentence);

/** The crew members who have a shoot that is still to come. @throws HttpError 404 */
export async function crewOf(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  conventionId: string,
): Promise<Person[]> {
  const [isKnown, rows] = await Promise.all([
    hasConvention({ orm }, scope, conventionId),
    listCrewOf(orm, scope, conventionId),
  ]);
  if (!isKnown) throw notFound();
  return peopleOf(rows, new Date());
}

/** The crew members of a convention with their days. @throws HttpError 404 */
export async function listDays(
  deps: Pick<Deps, 'orm'>,
  scope: TeamScope,
  conventionId: string,
): Promise<PersonDays[]> {
  const [people, convention] = await Promise.all([
    crewOf(deps, scope, conventionId),
    readConvention(deps, scope, conventionId),
  ]);
  if (!convention) throw notFound();
  return people.map((person) => daysOf(person, convention, scope.userId));
}

interface Recipient {
  readonly person: Person;
  readonly email: string;
}

/**
 * Queues an email with all their shoots for each of the crew members.
 * @throws HttpError 404; 422 for people without a shoot ahead, and without a recipient; 429
 */
export async function sendDays(
  deps: SendDeps,
  scope: TeamScope,
  conventionId: string,
  { personnelIds, line }: ParsedBodyOf<typeof sendEndpoint>,
  claim: Claim,
): Promise<DaysSent> {
  const first = await findAnswer<DaysSent>(deps.orm, scope, claim);
  if (first) return first;
  const people = await crewOf(deps, scope, conventionId);
  const chosen = people.filter(({ personnelId }) => personnelIds.includes(personnelId));
  if (chosen.length < personnelIds.length) throw unsendable(UNKNOWN_PERSON_MESSAGE);
  const recipients: Recipient[] = [];
  const skipped: DaysSent['skipped'] = [];
  for (const person of chosen) {
    const [reason, email] = [skipOf(person), emailOf(person)];
    if (reason) skipped.push(skip(person, reason));
    else if (email !== undefined) recipients.push({ person, email });
  }
  if (recipients.length === 0) throw unsendable(NO_DAYS_CAN_BE_EMAILED_MESSAGE);
  await deps.limits.count([
    daysMailOfConvention.by(conventionId),
    { ...reminderMailOfPerson.by(scope.userId), times: recipients.length },
  ]);
  const mails = mailsOf(deps);
  await mails.prepare();
  const work = async (tx: Deps['orm']): Promise<DaysSent> => {
    const { jobs, left } = await queueWithin(tx, deps, scope, { conventionId, line, recipients });
    return { sent: jobs.map(({ personnelId }) => personnelId), skipped: [...skipped, ...left] };
  };
  const answer = await inTeam(deps.orm, scope, (tx) => once(tx, scope, claim, () => work(tx)));
  if (!answer) throw notFound();
  mails.wake();
  return answer;
}

const skip = ({ personnelId }: Person, reason: DaysSkip) => ({ personnelId, reason });

interface Sending {
  readonly conventionId: string;
  readonly line: string | null;
  readonly recipients: readonly Recipient[];
}

/** Links that were turned off meanwhile get no email. */
async function queueWithin(
  tx: Deps['orm'],
  deps: SendDeps,
  scope: TeamScope,
  { conventionId, line, recipients }: Sending,
): Promise<{ readonly jobs: readonly DaysJob[]; readonly left: DaysSent['skipped'] }> {
  const { teamId, userId: by } = scope;
  const rows = recipients.flatMap(({ person }) => openRows(person));
  const tokens = rows.map(({ participantId }) => ({ participantId, token: newLinkToken() }));
  const shootIds = [...new Set(rows.map(({ shootId }) => shootId))];
  await links.openLinks(tx, scope, shootIds, tokens);
  const welcome = await deps.limits.admit(tx, recipients, ({ email }) => [
    reminderToAddress.by(email),
  ]);
  const asked = welcome.flatMap(({ person }) => openRows(person));
  const ids = asked.map(({ participantId }) => participantId);
  const started = new Set(await linkMails.startMails(tx, scope, shootIds, ids, false));
  const jobs = welcome.flatMap(({ person, email }): DaysJob[] => {
    const shoots = openRows(person)
      .filter(({ participantId }) => started.has(participantId))
      .map(({ shootId, participantId }) => ({ shootId, participantId }));
    if (shoots.length === 0) return [];
    const { personnelId } = person;
    return [{ kind: 'days', email, teamId, conventionId, personnelId, shoots, by, line }];
  });
  await mailsOf(deps).sendAll(tx, jobs);
  const told = jobs.map(({ shoots }) => shoots.map(({ participantId }) => participantId));
  await linkMails.noteDays(tx, scope, conventionId, told);
  const sent = new Set(jobs.map(({ personnelId }) => personnelId));
  const isWelcome = new Set(welcome);
  const left = recipients
    .filter(({ person }) => !sent.has(person.personnelId))
    .map((each) => skip(each.person, isWelcome.has(each) ? 'linkOff' : 'mailboxLimit'));
  return { jobs, left };
}
