import type { KnownPlan } from '@lensemble/contract/told-plan';
import { jobScope } from '../../access/job-scope.ts';
import { outwardShoot } from '../../lib/outward-shoot.ts';
import { cancellationFile, invitationFile } from '../calendar/service.ts';
import { callSheetOf, shortPlanOf } from '../call-sheets/service.ts';
import { cancelledShoot } from '../cancellations/service.ts';
import { envelopeFor, languageFor } from '../mailboxes/service.ts';
import type { CalledOffJob, Letter, MovedJob } from '../mails/service.ts';
import { findShoot } from '../shoots/service.ts';
import { knowledgeFor, knownBy, newsFor, planOf } from '../told-plans/service.ts';
import { type LetterDeps, membersPage, openPage, personAt } from './letter.ts';
import {
  calledOffContent,
  changedContent,
  openContent,
  takenOffContent,
} from './notice-content.ts';
import { peopleAt } from './recipients.ts';

/** The mail about a deleted shoot; undefined if no record of its plan remains. */
export async function calledOffLetter(
  { orm, env }: LetterDeps,
  { email, teamId, shootId, plan, by, team }: CalledOffJob,
): Promise<Letter | undefined> {
  const shoot = plan
    ? { ...plan, shootId, cancelledAt: new Date(plan.cancelledAt) }
    : await cancelledShoot({ orm }, jobScope(teamId), shootId);
  const envelope = await envelopeFor(orm, env, jobScope(teamId), email, { by, team });
  if (!shoot || !envelope) return undefined;
  const language = await languageFor(orm, env, jobScope(teamId), email, by);
  const { title, schedule: was } = shortPlanOf(shoot, language);
  const content = calledOffContent(title, was, language);
  return {
    content,
    language,
    envelope,
    ...cancelling(env, shoot, { name: email, address: email }),
  };
}

/**
 * The mail about a shoot that changed since its recipient was told its plan, or that is off for the recipient. Records what
 * the mail tells.
 * @returns undefined if the recipient knows all that concerns them
 */
export function movedLetter(
  { orm, env }: LetterDeps,
  { email, teamId, shootId, by }: MovedJob,
  mailId: string,
  now: Date,
): Promise<Letter | undefined> {
  const scope = jobScope(teamId);
  return orm.transaction(async (tx) => {
    const knowledge = await knowledgeFor(tx, { scope, shootId, email, mailId });
    if (!knowledge) return undefined;
    const shoot = await findShoot({ orm: tx }, scope, shootId);
    const people = peopleAt(shoot.participants, email);
    const plan = planOf(shoot);
    const isOnCrew = people.length > 0;
    const known = knownBy(knowledge, plan, isOnCrew);
    if (!known) return undefined;
    const news = newsFor({ ...knowledge, known }, plan, isOnCrew, now);
    const envelope = news && (await envelopeFor(tx, env, scope, email, { by }));
    if (!envelope) return undefined;
    const told = news === 'off' ? null : plan;
    const sequence = await knowledge.tell(told, shoot.version, knowledge.isCallSheet);
    const language = await languageFor(tx, env, scope, email, by);
    const { title, schedule: was } = shortPlanOf({ ...known, title: shoot.title }, language);
    const old = { ...known, title: shoot.title, shootId, sequence, cancelledAt: now };
    if (news === 'off') {
      const to = { name: email, address: email };
      const content = takenOffContent(title, was, language);
      return { content, language, envelope, ...cancelling(env, old, to) };
    }
    const to = personAt(people, email);
    const shown = outwardShoot(
      shoot,
      language,
      people.map(({ id }) => id),
    );
    const sheet = callSheetOf(shown, now, language);
    const readers = sheet.crew.filter(({ id }) => people.some((person) => person.id === id));
    const page = await openPage({ orm: tx, env }, shoot, language);
    const own = () => membersPage({ orm: tx, env }, scope, shoot, email, language);
    const button = page ?? (await own());
    const about = { sheet, readers, button, was };
    if (news === 'open')
      return {
        content: openContent(about),
        language,
        envelope,
        ...cancelling(env, old, to),
      };
    const event = invitationFile(
      { ...shown, version: sequence },
      { url: page?.url, language },
      env.mailFrom,
      to,
    );
    const content = changedContent({ ...about, known, plan });
    return { content, language, envelope, ...(event && { event }) };
  });
}

type Cancelled = Parameters<typeof cancellationFile>[0];

/** The file that removes a shoot from a calendar; none if the recipient knows of no date. */
function cancelling(
  { mailFrom }: LetterDeps['env'],
  shoot: Omit<Cancelled, 'date'> & Pick<KnownPlan, 'date'>,
  to: Parameters<typeof cancellationFile>[2],
): Pick<Letter, 'event'> {
  const { date } = shoot;
  return date === null ? {} : { event: cancellationFile({ ...shoot, date }, mailFrom, to) };
}
