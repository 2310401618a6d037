import { isAnswered } from '@lensemble/contract/call-state';
import { callPath } from '@lensemble/contract/calls';
import type { DropReason } from '@lensemble/contract/reminders';
import { isShootOver } from '@lensemble/contract/shoot-plan';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { jobScope } from '../../access/job-scope.ts';
import { sealToken } from '../../access/session-token.ts';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { outwardShoot } from '../../lib/outward-shoot.ts';
import { invitationFile } from '../calendar/service.ts';
import { keptCallSheet } from '../call-sheets/service.ts';
import { envelopeFor, languageFor } from '../mailboxes/service.ts';
import type { CallJob, Letter } from '../mails/service.ts';
import { findShoot } from '../shoots/service.ts';
import { knowledgeFor, planOf } from '../told-plans/service.ts';
import { aboutCall } from './about-call.ts';
import { callContent } from './content.ts';
import { earliestTimes } from './own-times.ts';
import * as queries from './queries.ts';
import * as linkMails from './rows/link-mails.ts';
import type { ListedRow } from './rows/participant-row.ts';
import { addressOf, callOf, nudgedState } from './standing.ts';

export type LetterDeps = Pick<Deps, 'orm' | 'env' | 'storage' | 'limits' | 'weather' | 'mapTiles'>;

interface Written {
  readonly letter: Letter;
  readonly shoot: ShootDetail;
}

/**
 * The email to a participant, with the current state of the shoot. Records what it tells.
 * @returns undefined or the reason if it is obsolete
 */
export async function letterOf(
  deps: LetterDeps,
  job: CallJob,
  mailId: string,
): Promise<Letter | DropReason | undefined> {
  const written = await write(deps, job, mailId, new Date());
  if (typeof written !== 'object') return written;
  const { letter, shoot } = written;
  // Outside of the transaction, because it takes longer and reads on other connections.
  const file = await pdfOf(deps, job, shoot);
  return { ...letter, ...(file && { file }) };
}

function write(
  { orm, env }: LetterDeps,
  job: CallJob,
  mailId: string,
  now: Date,
): Promise<Written | DropReason | undefined> {
  const { email, teamId, shootId, participantId, by, line, isNudge } = job;
  const scope = jobScope(teamId);
  const target = { shootId, participantId };
  return orm.transaction(async (tx) => {
    const knowledge = await knowledgeFor(tx, { scope, shootId, email, mailId });
    if (!knowledge) return undefined;
    const shoot = await findShoot({ orm: tx }, scope, shootId);
    const row = await queries.findParticipant(tx, scope, target);
    if (!row?.token || addressOf(row) !== email) return 'left';
    if (isShootOver(shoot, now)) return 'late';
    if (isSettled(job, row)) return undefined;
    const envelope = await envelopeFor(tx, env, scope, email, { by });
    if (!envelope) return 'unsubscribed';
    await linkMails.notePlan(tx, scope, target, row.plan);
    // A question for a date tells no plan, so that no one hears of a change once there is one.
    const sequence = row.asked ? 0 : await knowledge.tell(planOf(shoot), shoot.version, true);
    const language = await languageFor(tx, env, scope, email, by);
    const url = env.publicUrl + callPath(sealToken(row.token, env.authSecret, 'call'));
    const about = await aboutCall(tx, scope, { shoot, row, by, language });
    const content = callContent({ ...about, line, isNudge, url });
    const { hasEvent } = about;
    const letter: Letter = { content, language, envelope };
    if (!hasEvent) return { letter, shoot };
    const shown = outwardShoot(shoot, language, [participantId]);
    const own = { ...shown, ...(await timesAt(tx, scope, email, shoot, row)), version: sequence };
    const invited = invitationOf(env, { own, row, email, url, language });
    return { letter: { ...letter, ...invited }, shoot };
  });
}

/** The own times of a participant. Those who share the address share the calendar entry, which has the earliest. */
async function timesAt(
  tx: LetterDeps['orm'],
  scope: Parameters<typeof queries.listParticipants>[1],
  email: string,
  { id, durationMinutes }: ShootDetail,
  row: ListedRow,
) {
  const rows = (await queries.listParticipants(tx, scope, id)) ?? [];
  const plans = rows.filter((each) => addressOf(each) === email).map(({ plan }) => plan);
  return earliestTimes([row.plan, ...plans], durationMinutes);
}

interface Invited extends Pick<Letter, 'language'> {
  /** The shoot with the participant's own times. */
  readonly own: ShootDetail;
  readonly row: ListedRow;
  readonly email: string;
  readonly url: string;
}

/** The calendar file of a participant. */
function invitationOf(
  { mailFrom }: LetterDeps['env'],
  { own, row, email, url, language }: Invited,
): Pick<Letter, 'event'> {
  const event = invitationFile(own, { url, language }, mailFrom, {
    name: row.name,
    address: email,
  });
  return event ? { event } : {};
}

/** Whether the link is off, or a nudge has nothing to ask for any more. */
function isSettled({ isNudge, isForDates = false }: CallJob, row: ListedRow): boolean {
  if (row.isOff) return true;
  if (isForDates && !row.asked) return true;
  return isNudge && (!callOf(row).hasDate || isAnswered(nudgedState(row)));
}

/** None if the shoot has become too long for one, or the sender has left the team. */
async function pdfOf(deps: LetterDeps, { pdf, teamId, by }: CallJob, shoot: ShootDetail) {
  if (!pdf) return undefined;
  try {
    const scope = { teamId, userId: by };
    const { name, content } = await keptCallSheet(deps, scope, shoot, pdf);
    return { name, type: 'application/pdf', content };
  } catch (error) {
    if (error instanceof HttpError && (error.status === 413 || error.status === 404))
      return undefined;
    throw error;
  }
}
