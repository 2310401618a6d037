import {
  CALL_OVER_MESSAGE,
  type CallEmail,
  type CallSkip,
  type CallsSent,
  NO_ONE_CAN_BE_EMAILED_MESSAGE,
  nudgingSkip,
  type sendCalls as sendEndpoint,
  sendingSkip,
  UNKNOWN_PARTICIPANT_MESSAGE,
} from '@lensemble/contract/call-sending';
import type { ParticipantCall } from '@lensemble/contract/calls';
import type { ParsedBodyOf } from '@lensemble/contract/endpoint';
import { isShootOver } from '@lensemble/contract/shoot-plan';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { inTeam } from '../../access/in-team.ts';
import type { TeamScope } from '../../access/scope.ts';
import { newLinkToken } from '../../access/session-token.ts';
import type { Deps } from '../../deps.ts';
import { HttpError, notFound } from '../../http/errors/http-error.ts';
import { type Claim, noClaim } from '../../http/idempotency/claim.ts';
import { findAnswer, once } from '../../http/idempotency/once.ts';
import { defineLimit, MINUTE } from '../../http/rate-limits.ts';
import { keptCallSheet, type SheetReader } from '../call-sheets/service.ts';
import { languageFor } from '../mailboxes/service.ts';
import {
  type CallJob,
  mailsOf,
  reminderMailOfPerson,
  reminderToAddress,
} from '../mails/service.ts';
import { findShoot } from '../shoots/service.ts';
import { aboutCall } from './about-call.ts';
import { callContent } from './content.ts';
import type { LetterDeps } from './letter.ts';
import * as queries from './queries.ts';
import * as linkMails from './rows/link-mails.ts';
import * as links from './rows/links.ts';
import type { ListedRow } from './rows/participant-row.ts';
import { addressOf, callOf, nudgedState } from './standing.ts';

type SendDeps = LetterDeps & Pick<Deps, 'jobs'>;

/** Enough to send to each of a crew by itself, too few to spam it. */
const callMailOfShoot = defineLimit(
  'callMailOfShoot',
  { points: 30, seconds: 10 * MINUTE },
  'shoot',
);

interface Person {
  readonly row: ListedRow;
  readonly call: ParticipantCall;
}

interface Recipient {
  readonly participantId: string;
  readonly email: string;
}

/**
 * Queues an email with the personal link for each of the participants.
 * @throws HttpError 404; 413; 422 for people who are not on the shoot, without a recipient, once it is over; 429
 */
export async function sendCalls(
  deps: SendDeps,
  scope: TeamScope,
  shootId: string,
  { participantIds, line, attachPdf }: ParsedBodyOf<typeof sendEndpoint>,
  { claim, reader }: { readonly claim: Claim; readonly reader: SheetReader },
): Promise<CallsSent> {
  const first = await findAnswer<CallsSent>(deps.orm, scope, claim);
  if (first) return first;
  const { shoot, people } = await crewOf(deps, scope, shootId);
  const chosen = chooseFrom(people, participantIds);
  const { recipients, skipped } = recipientsOf(chosen, ({ call }) => sendingSkip(call));
  if (recipients.length === 0) throw unsendable(NO_ONE_CAN_BE_EMAILED_MESSAGE);
  await countMails(deps, scope, shootId, recipients.length);
  // Tells the sender at once if there can be no PDF, and makes the one that the emails attach.
  if (attachPdf) await keptCallSheet(deps, scope, shoot, reader);
  const about = { shootId, line, isNudge: false, ...(attachPdf && { pdf: reader }) };
  return queue(deps, scope, { about, recipients, skipped, claim });
}

/**
 * Queues an email for each participant who was asked and has not answered the current plan, unless they were nudged in
 * the last 24 hours. @throws HttpError 404; 422 for people who are not on the shoot, once it is over; 429
 */
export async function nudgeCalls(
  deps: SendDeps,
  scope: TeamScope,
  shootId: string,
  participantIds: readonly string[] | undefined,
): Promise<CallsSent> {
  const now = new Date();
  const { people } = await crewOf(deps, scope, shootId);
  const chosen = participantIds ? chooseFrom(people, participantIds) : people;
  const { recipients, skipped } = recipientsOf(chosen, ({ row, call }) =>
    nudgingSkip({ ...call, state: nudgedState(row) }, now),
  );
  if (recipients.length === 0) return { sent: [], skipped };
  await countMails(deps, scope, shootId, recipients.length);
  const about = { shootId, line: null, isNudge: true };
  return queue(deps, scope, { about, recipients, skipped, claim: noClaim });
}

/** The email that a participant would get now. @throws HttpError 404 */
export async function previewCall(
  { orm, env }: Pick<Deps, 'orm' | 'env'>,
  scope: TeamScope,
  { shootId, participantId }: { readonly shootId: string; readonly participantId: string },
): Promise<CallEmail> {
  const shoot = await findShoot({ orm }, scope, shootId);
  const row = await queries.findParticipant(orm, scope, { shootId, participantId });
  if (!row) throw notFound();
  const by = scope.userId;
  const language = await languageFor(orm, env, scope, addressOf(row) ?? '', by);
  const about = await aboutCall(orm, scope, { shoot, row, by, language });
  const content = callContent({ ...about, line: null, isNudge: false, url: '' });
  const { subject, heading, paragraphs, statement, button } = content;
  const { label, value, lines } = statement;
  return {
    language,
    to: row.name,
    subject,
    heading,
    ask: paragraphs.join(' '),
    sender: about.sender ?? about.team,
    label,
    value,
    lines: [...lines],
    button: button.label,
    note: button.note ?? '',
    hasEvent: about.hasEvent,
  };
}

/** @throws HttpError 404; 413; 429 @throws UnavailableError */
export async function pdfOfCall(
  deps: LetterDeps,
  scope: TeamScope,
  shootId: string,
  reader: SheetReader,
): Promise<{ name: string; bytes: number }> {
  const shoot = await findShoot(deps, scope, shootId);
  const { name, content } = await keptCallSheet(deps, scope, shoot, reader);
  return { name, bytes: content.byteLength };
}

const unsendable = (sentence: string) => new HttpError(422, 'invalid', sentence);

async function crewOf(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  shootId: string,
): Promise<{ readonly shoot: ShootDetail; readonly people: readonly Person[] }> {
  const shoot = await findShoot({ orm }, scope, shootId);
  if (isShootOver(shoot, new Date())) throw unsendable(CALL_OVER_MESSAGE);
  const rows = (await queries.listParticipants(orm, scope, shootId)) ?? [];
  return { shoot, people: rows.map((row) => ({ row, call: callOf(row) })) };
}

function chooseFrom(people: readonly Person[], ids: readonly string[]): Person[] {
  const chosen = people.filter(({ call }) => ids.includes(call.participantId));
  if (chosen.length < ids.length) throw unsendable(UNKNOWN_PARTICIPANT_MESSAGE);
  return chosen;
}

function recipientsOf(people: readonly Person[], skipOf: (person: Person) => CallSkip | undefined) {
  const recipients: Recipient[] = [];
  const skipped: CallsSent['skipped'] = [];
  for (const person of people) {
    const { participantId } = person.call;
    const [reason, email] = [skipOf(person), addressOf(person.row)];
    if (reason) skipped.push({ participantId, reason });
    else if (email !== undefined) recipients.push({ participantId, email });
  }
  return { recipients, skipped };
}

const countMails = (
  { limits }: Pick<Deps, 'limits'>,
  { userId }: TeamScope,
  shootId: string,
  times: number,
) => limits.count([callMailOfShoot.by(shootId), { ...reminderMailOfPerson.by(userId), times }]);

interface Sending {
  readonly about: Pick<CallJob, 'shootId' | 'line' | 'isNudge' | 'isForDates' | 'pdf'>;
  readonly recipients: readonly Recipient[];
  readonly skipped: CallsSent['skipped'];
  readonly claim: Claim;
}

async function queue(
  deps: SendDeps,
  scope: TeamScope,
  { about, recipients, skipped, claim }: Sending,
): Promise<CallsSent> {
  const mails = mailsOf(deps);
  await mails.prepare();
  const work = async (tx: Deps['orm']): Promise<CallsSent> => {
    const { welcome, sent } = await queueWithin(tx, deps, scope, { about, recipients });
    const reasonOf = (to: Recipient): CallSkip =>
      welcome.includes(to) ? 'nudged' : 'mailboxLimit';
    const rest = recipients
      .filter((each) => !sent.includes(each))
      .map((to) => ({ participantId: to.participantId, reason: reasonOf(to) }));
    return { sent: sent.map(({ participantId }) => participantId), skipped: [...skipped, ...rest] };
  };
  const answer = await inTeam(deps.orm, scope, (tx) => once(tx, scope, claim, () => work(tx)));
  if (!answer) throw notFound();
  mails.wake();
  return answer;
}

/** Queues emails in the caller's transaction, which the mail queue is prepared for. */
async function queueWithin(
  tx: Deps['orm'],
  deps: Pick<Deps, 'jobs' | 'limits'>,
  scope: TeamScope,
  { about, recipients }: Pick<Sending, 'about' | 'recipients'>,
): Promise<{ readonly welcome: readonly Recipient[]; readonly sent: readonly Recipient[] }> {
  const { teamId, userId: by } = scope;
  const { shootId, isNudge } = about;
  const tokens = recipients.map(({ participantId }) => ({ participantId, token: newLinkToken() }));
  await links.openLinks(tx, scope, [shootId], tokens);
  const attemptOf = ({ email }: Recipient) => [reminderToAddress.by(email)];
  const welcome = await deps.limits.admit(tx, recipients, attemptOf);
  const ids = welcome.map(({ participantId }) => participantId);
  // Of two nudges at once, one finds that the other has nudged.
  const started = new Set(await linkMails.startMails(tx, scope, [shootId], ids, isNudge));
  const sent = welcome.filter(({ participantId }) => started.has(participantId));
  await mailsOf(deps).sendAll(
    tx,
    sent.map((to): CallJob => ({ kind: 'call', ...about, ...to, teamId, by })),
  );
  await linkMails.noteNews(
    tx,
    scope,
    sent.map(({ participantId }) => participantId),
  );
  return { welcome, sent };
}

/** Queues the emails that ask for missing answers to dates, as the last statements of the caller's transaction. */
export async function queueDateNudges(
  tx: Deps['orm'],
  deps: Pick<Deps, 'jobs' | 'limits'>,
  scope: TeamScope,
  shootId: string,
  recipients: readonly Recipient[],
): Promise<void> {
  const about = { shootId, line: null, isNudge: true, isForDates: true };
  await queueWithin(tx, deps, scope, { about, recipients });
}
