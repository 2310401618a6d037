import { callPath } from '@lensemble/contract/calls';
import type { DropReason } from '@lensemble/contract/reminders';
import type { Language } from '@lensemble/messages/languages';
import { jobScope } from '../../access/job-scope.ts';
import type { TeamScope } from '../../access/scope.ts';
import { sealToken } from '../../access/session-token.ts';
import type { Deps } from '../../deps.ts';
import type { MailFile } from '../../ports/mail/port.ts';
import { visitorFile } from '../calendar/service.ts';
import { conventionOf, type OwnConvention, writtenDaysOf } from '../convention-links/service.ts';
import { envelopeFor, languageFor, senderNames } from '../mailboxes/service.ts';
import type { DaysJob, Letter } from '../mails/service.ts';
import { findShoot } from '../shoots/service.ts';
import { knowledgeFor, planOf } from '../told-plans/service.ts';
import { daysContent } from './days-content.ts';
import { isOver, withOnly } from './days-people.ts';
import { ownTimes } from './own-times.ts';
import { type CrewRow, listCrewOf } from './rows/convention-crew.ts';
import * as linkMails from './rows/link-mails.ts';
import { addressOf } from './standing.ts';

type DaysDeps = Pick<Deps, 'orm' | 'env'>;

/**
 * The email with the days of a crew member, with the current state of their shoots. Records what it tells.
 * @returns undefined or the reason if it is obsolete
 */
export function daysLetter(
  { orm, env }: DaysDeps,
  job: DaysJob,
  mailId: string,
): Promise<Letter | DropReason | undefined> {
  const { email, teamId, conventionId, personnelId, by, line } = job;
  const scope = jobScope(teamId);
  return orm.transaction(async (tx) => {
    const rows = await rowsOf(tx, scope, job);
    if (typeof rows === 'string') return rows;
    const envelope = await envelopeFor(tx, env, scope, email, { by });
    if (!envelope) return 'unsubscribed';
    const told = await tell(tx, scope, job, mailId, rows);
    const found = await conventionOf({ orm: tx }, { teamId }, conventionId, personnelId);
    const own = found && withOnly(found, told);
    const [first] = told;
    if (!own || !first) return undefined;
    const language = await languageFor(tx, env, scope, email, by);
    const tokens = new Map(told.map(({ shootId, token }) => [shootId, token ?? '']));
    const urlOf = (shootId: string) =>
      env.publicUrl + callPath(sealToken(tokens.get(shootId) ?? '', env.authSecret, 'call'));
    const content = daysContent({
      title: own.convention.name,
      name: first.name,
      days: writtenDaysOf(own, language),
      ...(await senderNames(tx, scope, by)),
      ...{ line, urlOf, language },
    });
    const written = { url: urlOf(first.shootId), language };
    const file = await fileOf(tx, scope, own, written, told);
    return { content, language, envelope, file };
  });
}

/** The shoots that the email tells. What it leaves out is not on its way any more. */
async function rowsOf(
  tx: Deps['orm'],
  scope: TeamScope,
  { email, conventionId, personnelId, shoots }: DaysJob,
): Promise<readonly CrewRow[] | DropReason> {
  const now = new Date();
  const crew = await listCrewOf(tx, scope, conventionId);
  const asked = new Set(shoots.map(({ participantId }) => participantId));
  const own = crew.filter(
    (row) =>
      row.personnelId === personnelId &&
      asked.has(row.participantId) &&
      row.token !== null &&
      row.isOff !== true &&
      addressOf(row) === email,
  );
  const ahead = own.filter((row) => !isOver(row, now));
  if (ahead.length === 0) return own.length === 0 ? 'left' : 'late';
  const told = new Set(ahead.map(({ participantId }) => participantId));
  for (const target of shoots.filter(({ participantId }) => !told.has(participantId)))
    await linkMails.endMail(tx, scope, target, false);
  return ahead;
}

/** @returns the rows of shoots that still exist, by day and time */
async function tell(
  tx: Deps['orm'],
  scope: TeamScope,
  { email }: DaysJob,
  mailId: string,
  rows: readonly CrewRow[],
): Promise<CrewRow[]> {
  const gone = new Set<string>();
  // Always in one order: two emails hold the same shoots.
  for (const row of rows.toSorted((a, b) => a.shootId.localeCompare(b.shootId))) {
    const { shootId, participantId } = row;
    const knowledge = await knowledgeFor(tx, { scope, shootId, email, mailId });
    if (!knowledge) {
      gone.add(shootId);
      continue;
    }
    const shoot = await findShoot({ orm: tx }, scope, shootId);
    await linkMails.notePlan(tx, scope, { shootId, participantId }, row.plan);
    await knowledge.tell(planOf(shoot), shoot.version, true);
  }
  return rows.filter(({ shootId }) => !gone.has(shootId));
}

/** All shoots as a calendar file, with the person's own times. */
async function fileOf(
  tx: Deps['orm'],
  { teamId }: TeamScope,
  { convention }: OwnConvention,
  written: { readonly url: string; readonly language: Language },
  told: readonly CrewRow[],
): Promise<MailFile> {
  const plans = new Map(told.map(({ shootId, plan }) => [shootId, plan]));
  const { name, content } = await visitorFile(
    { orm: tx },
    { teamId },
    {
      name: convention.name,
      written,
      shootIds: [...plans.keys()],
      timesOf: ({ id, time, durationMinutes }) =>
        ownTimes(plans.get(id) ?? { time, callTime: null }, durationMinutes),
    },
  );
  return {
    name: `${name}.ics`,
    type: 'text/calendar; charset=utf-8',
    content: Buffer.from(content),
  };
}
