import type { CallPlan } from '@lensemble/contract/call-plan';
import { NUDGE_HOURS } from '@lensemble/contract/constants';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { TeamScope } from '../../../access/scope.ts';
import { addNews } from '../../../db/news.ts';
import type { Orm } from '../../../db/orm.ts';
import { callLinks } from '../../../db/schema/calls.ts';
import { isAnyOf } from '../../../db/select.ts';
import { isLink, type Target } from './links.ts';

/**
 * Records that emails to participants of some shoots are being sent. A link that is off gets none, and a nudge only those who were not
 * nudged lately. @returns who gets one
 */
export async function startMails(
  tx: Orm,
  { teamId }: TeamScope,
  shootIds: readonly string[],
  participantIds: readonly string[],
  isNudge: boolean,
): Promise<string[]> {
  const { nudgedAt } = callLinks;
  const isDue = sql`${nudgedAt} is null or ${nudgedAt} <= now() - make_interval(hours => ${NUDGE_HOURS})`;
  const started = await tx
    .update(callLinks)
    .set({ mail: { plan: null }, ...(isNudge && { nudgedAt: sql`now()` }) })
    .where(
      and(
        eq(callLinks.teamId, teamId),
        isAnyOf(callLinks.shootId, shootIds),
        isAnyOf(callLinks.participantId, participantIds),
        eq(callLinks.isOff, false),
        isNudge ? sql`(${isDue})` : undefined,
      ),
    )
    .returning({ participantId: callLinks.participantId });
  return started.map(({ participantId }) => participantId);
}

/** Lets members among the participants be notified that they are asked. */
export const noteNews = (
  tx: Orm,
  { teamId, userId }: TeamScope,
  participantIds: readonly string[],
): Promise<void> =>
  addNews(
    tx,
    teamId,
    'call',
    participantIds.map((each) => `${each} ${userId}`),
  );

/** Lets members on the crew of a convention be notified of their days. Each list has the participants that a person is. */
export const noteDays = (
  tx: Orm,
  { teamId, userId }: TeamScope,
  conventionId: string,
  people: readonly (readonly string[])[],
): Promise<void> =>
  addNews(
    tx,
    teamId,
    'days',
    people.map((own) => [conventionId, userId, ...own].join(' ')),
  );

/** Records that participants are asked for consent, unless they were lately. @returns who is */
export async function startAsking(
  tx: Orm,
  { teamId }: TeamScope,
  shootId: string,
  participantIds: readonly string[],
): Promise<string[]> {
  const { consentAskedAt } = callLinks;
  const isDue = sql`(${consentAskedAt} is null or ${consentAskedAt} <= now() - make_interval(hours => ${NUDGE_HOURS}))`;
  const started = await tx
    .update(callLinks)
    .set({ consentAskedAt: sql`now()` })
    .where(
      and(
        eq(callLinks.teamId, teamId),
        eq(callLinks.shootId, shootId),
        isAnyOf(callLinks.participantId, participantIds),
        eq(callLinks.isOff, false),
        isDue,
      ),
    )
    .returning({ participantId: callLinks.participantId });
  return started.map(({ participantId }) => participantId);
}

/** Records the plan that the email which is being sent tells. */
export async function notePlan(
  tx: Orm,
  scope: TeamScope,
  target: Target,
  plan: CallPlan,
): Promise<void> {
  await tx.update(callLinks).set({ mail: { plan } }).where(isLink(scope, target));
}

/** Ends an email. If the mail server took it, its plan is the one that was sent last. @returns false for a newer link */
export async function endMail(
  tx: Orm,
  scope: TeamScope,
  target: Target,
  isSent: boolean,
): Promise<boolean> {
  const { mail } = callLinks;
  const isWritten = isSent ? sql`${mail} -> 'plan' <> 'null'` : isNotNull(mail);
  const sent = isSent ? { sentAt: new Date(), sentPlan: sql`${mail} -> 'plan'` } : {};
  const ended = await tx
    .update(callLinks)
    .set({ mail: null, ...sent })
    .where(and(isLink(scope, target), isWritten))
    .returning({ version: callLinks.version });
  return ended.length > 0;
}
