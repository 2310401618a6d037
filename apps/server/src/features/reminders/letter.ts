import type { DropReason } from '@lensemble/contract/reminders';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Language } from '@lensemble/messages/languages';
import { shootMails } from '@lensemble/messages/shoot-mails';
import { jobScope } from '../../access/job-scope.ts';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { outwardShoot } from '../../lib/outward-shoot.ts';
import { invitationFile } from '../calendar/service.ts';
import { callSheetOf } from '../call-sheets/service.ts';
import { envelopeFor, languageFor } from '../mailboxes/service.ts';
import type { Letter, ReminderJob } from '../mails/service.ts';
import { openById } from '../public-shoots/service.ts';
import { findShoot } from '../shoots/service.ts';
import { knowledgeFor, planOf } from '../told-plans/service.ts';
import { type Address, reminderContent } from './content.ts';
import { isTooLate } from './lateness.ts';
import * as queries from './queries.ts';
import { peopleAt } from './recipients.ts';

export type LetterDeps = Pick<Deps, 'orm' | 'env'>;

/**
 * The mail of a reminder, with the current state of the shoot. Records that the recipient knows it.
 * @returns undefined if the shoot is gone; the reason if it is obsolete otherwise
 */
export function letterOf(
  { orm, env }: LetterDeps,
  { email, teamId, shootId, reminderTime, by }: ReminderJob,
  mailId: string,
  now: Date,
): Promise<Letter | DropReason | undefined> {
  const scope = jobScope(teamId);
  return orm.transaction(async (tx) => {
    const knowledge = await knowledgeFor(tx, { scope, shootId, email, mailId });
    if (!knowledge) return undefined;
    const shoot = await findShoot({ orm: tx }, scope, shootId);
    if (reminderTime !== null && isTooLate(shoot, new Date(reminderTime), now)) return 'late';
    const people = peopleAt(shoot.participants, email);
    if (people.length === 0) return 'left';
    const envelope = await envelopeFor(tx, env, scope, email, { by });
    if (!envelope) return 'unsubscribed';
    const sequence = await knowledge.tell(planOf(shoot), shoot.version);
    const language = await languageFor(tx, env, scope, email, by);
    const page = await openPage({ orm: tx, env }, shoot, language);
    const own = () => membersPage({ orm: tx, env }, scope, shoot, email, language);
    const button = page ?? (await own());
    const shown = outwardShoot(
      shoot,
      language,
      people.map(({ id }) => id),
    );
    const sheet = callSheetOf(shown, now, language);
    const readers = sheet.crew.filter(({ id }) => people.some((person) => person.id === id));
    const content = reminderContent(sheet, readers, button);
    const to = personAt(people, email);
    const event = invitationFile(
      { ...shown, version: sequence },
      { url: page?.url, language },
      env.mailFrom,
      to,
    );
    return { content, language, envelope, ...(event && { event }) };
  });
}

/** The people at an address as one attendee of a calendar event. */
export const personAt = (people: readonly { readonly name: string }[], address: string) => ({
  name: people.map(({ name }) => name).join(', '),
  address,
});

/** The public page of a shoot, while its address with the id is open. */
export async function openPage(
  { orm, env }: LetterDeps,
  { id, isPublic }: ShootDetail,
  language: Language,
): Promise<Address | undefined> {
  const opened = isPublic ? await openById({ orm }, id) : undefined;
  return (
    opened && { label: shootMails(language)('openCallSheet'), url: env.publicUrl + opened.path }
  );
}

/** The page of a shoot in the app; undefined for people who are not in the team. */
export async function membersPage(
  { orm, env }: LetterDeps,
  scope: TeamScope,
  { id }: ShootDetail,
  email: string,
  language: Language,
): Promise<Address | undefined> {
  if (!(await queries.isMembersAddress(orm, scope, email))) return undefined;
  return { label: shootMails(language)('openShoot'), url: `${env.publicUrl}/shoots/${id}` };
}
