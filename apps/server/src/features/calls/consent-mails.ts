import type { CallSkip, CallsSent } from '@lensemble/contract/call-sending';
import { sendingSkip, UNKNOWN_PARTICIPANT_MESSAGE } from '@lensemble/contract/call-sending';
import { NO_WORDING_MESSAGE } from '@lensemble/contract/consents';
import type { CallScope } from '../../access/call-scope.ts';
import { inTeam } from '../../access/in-team.ts';
import { jobScope } from '../../access/job-scope.ts';
import type { TeamScope } from '../../access/scope.ts';
import { newLinkToken } from '../../access/session-token.ts';
import type { Deps } from '../../deps.ts';
import { HttpError, notFound } from '../../http/errors/http-error.ts';
import { defineLimit, HOUR } from '../../http/rate-limits.ts';
import { findConsent, findWording, listPeople } from '../consents/service.ts';
import {
  type AfterwardsJob,
  mailsOf,
  reminderMailOfPerson,
  reminderToAddress,
} from '../mails/service.ts';
import { listParticipants } from './queries.ts';
import * as linkMails from './rows/link-mails.ts';
import * as links from './rows/links.ts';
import { addressOf, callOf } from './standing.ts';

type MailDeps = Pick<Deps, 'orm' | 'jobs' | 'limits'>;

const unasked = (sentence: string) => new HttpError(422, 'invalid', sentence);

/**
 * Queues an email for each participant who has not signed, unless they were asked in the last 24 hours.
 * @throws HttpError 404; 422 for people who are not on the shoot, and without a wording; 429
 */
export async function askForConsents(
  deps: MailDeps,
  scope: TeamScope,
  shootId: string,
  participantIds: readonly string[] | undefined,
): Promise<CallsSent> {
  const [wording, people, rows] = await Promise.all([
    findWording(deps.orm, scope),
    listPeople(deps.orm, scope, shootId),
    listParticipants(deps.orm, scope, shootId),
  ]);
  if (!people) throw notFound();
  if (!wording) throw unasked(NO_WORDING_MESSAGE);
  const signed = new Set(people.flatMap((each) => (each.consent ? [each.participantId] : [])));
  const crew = rows ?? [];
  const chosen = crew.filter((row) => participantIds?.includes(row.participantId) ?? true);
  if (chosen.length < (participantIds?.length ?? 0)) throw unasked(UNKNOWN_PARTICIPANT_MESSAGE);
  const recipients: { participantId: string; email: string }[] = [];
  const skipped: CallsSent['skipped'] = [];
  for (const row of chosen) {
    const { participantId } = row;
    const reason: CallSkip | undefined = signed.has(participantId)
      ? 'answered'
      : sendingSkip(callOf(row));
    const email = addressOf(row);
    if (reason) skipped.push({ participantId, reason });
    else if (email !== undefined) recipients.push({ participantId, email });
  }
  if (recipients.length === 0) return { sent: [], skipped };
  await deps.limits.count([{ ...reminderMailOfPerson.by(scope.userId), times: recipients.length }]);
  const mails = mailsOf(deps);
  await mails.prepare();
  const sent = await inTeam(deps.orm, scope, async (tx) => {
    const tokens = recipients.map(({ participantId }) => ({
      participantId,
      token: newLinkToken(),
    }));
    await links.openLinks(tx, scope, [shootId], tokens);
    const attemptOf = ({ email }: (typeof recipients)[number]) => [reminderToAddress.by(email)];
    const welcome = await deps.limits.admit(tx, recipients, attemptOf);
    const ids = welcome.map(({ participantId }) => participantId);
    const started = await linkMails.startAsking(tx, scope, shootId, ids);
    const asked = welcome.filter(({ participantId }) => started.includes(participantId));
    const { teamId, userId: by } = scope;
    await mails.sendAll(
      tx,
      asked.map(
        (to): AfterwardsJob => ({
          kind: 'afterwards',
          about: 'consent',
          ...to,
          shootId,
          teamId,
          by,
        }),
      ),
    );
    return { welcome, asked: asked.map(({ participantId }) => participantId) };
  });
  if (!sent) throw notFound();
  mails.wake();
  const rest = recipients
    .filter(({ participantId }) => !sent.asked.includes(participantId))
    .map((to) => ({
      participantId: to.participantId,
      reason: sent.welcome.includes(to) ? ('nudged' as const) : ('mailboxLimit' as const),
    }));
  return { sent: sent.asked, skipped: [...skipped, ...rest] };
}

const signedMailOfCall = defineLimit('signedMailOfCall', { points: 5, seconds: HOUR }, 'person');

/** Queues an email with a consent to the participant who signed it. @returns false without an address, and beyond a limit */
export async function mailSigned(
  deps: MailDeps,
  scope: CallScope,
  consentId: string,
): Promise<boolean> {
  const { teamId, shootId, participantId } = scope;
  const [people, consent] = await Promise.all([
    listPeople(deps.orm, jobScope(teamId), shootId),
    findConsent(deps.orm, scope, consentId),
  ]);
  const own = people?.find((each) => each.participantId === participantId);
  const email = own && addressOf(own);
  if (!consent || email === undefined) return false;
  const mails = mailsOf(deps);
  await mails.prepare();
  const isQueued = await deps.orm.transaction(async (tx) => {
    if (!(await links.holdLink(tx, scope))) return undefined;
    const attempt = [signedMailOfCall.by(participantId), reminderToAddress.by(email)];
    const [welcome] = await deps.limits.admit(tx, [email], () => attempt);
    if (welcome === undefined) return false;
    const to = { email, teamId, shootId, participantId, consentId };
    await mails.send(tx, { kind: 'afterwards', about: 'signed', ...to });
    return true;
  });
  if (isQueued === undefined) throw notFound();
  mails.wake();
  return isQueued;
}
