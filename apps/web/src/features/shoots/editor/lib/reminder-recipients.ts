import { UNSUBSCRIBED } from '@lensemble/contract/mail-trouble';
import type { CrewMember } from '@lensemble/contract/personnel';
import type { FormParticipant } from './form-links.ts';

export interface ReminderRecipient {
  readonly name: string;
  readonly role: string;
  readonly email: string;
  /** Why mail did not reach the address the last time; null if it did. */
  readonly trouble: string | null;
}

export interface ReminderRecipients {
  readonly people: readonly ReminderRecipient[];
  /** Names of people who have no address. */
  readonly withoutAddress: readonly string[];
  /** Names of people who do not want emails of this team. */
  readonly unsubscribed: readonly string[];
}

/** The people who would get a reminder now. Crew members get it at their address in the crew list. */
export function reminderRecipients(
  participants: readonly FormParticipant[],
  crew: readonly CrewMember[],
): ReminderRecipients {
  const members = new Map(crew.map((member) => [member.id, member]));
  const everyone = participants.map(({ personnelId, role, ...guest }) => {
    const member = personnelId === null ? undefined : members.get(personnelId);
    const { name, email } = member ?? guest;
    return { name: name ?? '', role, email, trouble: member?.mailTrouble ?? null };
  });
  const withAddress = everyone.filter((person): person is ReminderRecipient => !!person.email);
  return {
    people: withAddress.filter(({ trouble }) => trouble !== UNSUBSCRIBED),
    withoutAddress: everyone.filter(({ email }) => !email).map(({ name }) => name),
    unsubscribed: withAddress
      .filter(({ trouble }) => trouble === UNSUBSCRIBED)
      .map(({ name }) => name),
  };
}
