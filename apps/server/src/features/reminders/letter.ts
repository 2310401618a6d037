import type { ShootDetail } from '@lensemble/contract/shoots';
import { jobScope } from '../../access/job-scope.ts';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { invitationFile } from '../calendar/service.ts';
import { callSheetOf } from '../call-sheets/service.ts';
import { envelopeFor } from '../mailboxes/service.ts';
import type { Letter, ReminderJob } from '../mails/service.ts';
import { findShoot } from '../shoots/service.ts';
import { knowledgeFor, planOf } from '../told-plans/service.ts';
import { type Address, reminderContent } from './content.ts';
import { isTooLate } from './lateness.ts';
import * as queries from './queries.ts';
import { peopleAt } from './recipients.ts';

export type LetterDeps = Pick<Deps, 'orm' | 'env'>;

/**
 * The mail of a reminder, with the current state of the shoot. Records that the recipient knows it.
 * @returns undefined if the shoot is gone, no participant has the address any more, or a planned reminder is too late
 */
export function letterOf(
  { orm, env }: LetterDeps,
  { email, teamId, shootId, reminderTime, by }: ReminderJob,
  mailId: string,
  now: Date,
): Promise<Letter | undefined> {
  const scope = jobScope(teamId);
  return orm.transaction(async (tx) => {
    const knowledge = await knowledgeFor(tx, { scope, shootId, email, mailId });
    if (!knowledge) return undefined;
    const shoot = await findShoot({ orm: tx }, scope, shootId);
    if (reminderTime !== null && isTooLate(shoot, new Date(reminderTime), now)) return undefined;
    const people = peopleAt(shoot.participants, email);
    if (people.length === 0) return undefined;
    const envelope = await envelopeFor(tx, env, scope, email, { by });
    if (!envelope) return undefined;
    const sequence = await knowledge.tell(planOf(shoot), shoot.version);
    const button = await buttonFor({ orm: tx, env }, scope, shoot, email);
    const sheet = callSheetOf(shoot, now);
    const readers = sheet.crew.filter(({ id }) => people.some((person) => person.id === id));
    const content = reminderContent(sheet, readers, button);
    const to = personAt(people, email);
    const event = invitationFile(env, { ...shoot, version: sequence }, env.mailFrom, to);
    return { content, envelope, ...(event && { event }) };
  });
}

/** The people at an address as one attendee of a calendar event. */
export const personAt = (people: readonly { readonly name: string }[], address: string) => ({
  name: people.map(({ name }) => name).join(', '),
  address,
});

/** The public page if the shoot is shared, otherwise the app for team members; undefined for other people. */
export async function buttonFor(
  { orm, env }: LetterDeps,
  scope: TeamScope,
  { id, isPublic }: ShootDetail,
  email: string,
): Promise<Address | undefined> {
  if (isPublic)
    return { label: 'Open the call sheet', url: `${env.publicUrl}/public/shoots/${id}` };
  if (!(await queries.isMembersAddress(orm, scope, email))) return undefined;
  return { label: 'Open the shoot', url: `${env.publicUrl}/shoots/${id}` };
}
