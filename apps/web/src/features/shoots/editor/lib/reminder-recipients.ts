import { UNSUBSCRIBED } from '@lensemble/contract/mail-trouble';
import type { CrewMember } from '@lensemble/contract/personnel';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { sentReminderWords } from '@lensemble/messages/web/sent-reminder';
import { roleName } from '@/lib/words/role-names.ts';
import type { FormParticipant } from './form-links.ts';

export interface ReminderRecipient {
  readonly name: string;
  readonly role: string;
  readonly email: string;
  /** Why mail did not reach the address the last time; null if it did. */
  readonly trouble: string | null;
}

/** A participant who cannot be reached by email. */
export interface Unreached {
  readonly name: string;
  readonly role: string;
  /** Null before the shoot is saved with them, when they have no personal link yet. */
  readonly participantId: string | null;
}

export interface ReminderRecipients {
  readonly people: readonly ReminderRecipient[];
  /** The number of mails: people may share an address. */
  readonly addresses: number;
  /** People who have no address. */
  readonly withoutAddress: readonly Unreached[];
  /** Names of people who do not want emails from this team. */
  readonly unsubscribed: readonly string[];
}

/**
 * The people who would get a reminder now. Crew members get it at their address in the crew list. The server also knows of
 * guests who unsubscribed.
 */
export function reminderRecipients(
  participants: readonly FormParticipant[],
  crew: readonly CrewMember[],
  stored: ShootDetail['participants'],
): ReminderRecipients {
  const members = new Map(crew.map((member) => [member.id, member]));
  const troubles = new Map(crew.map(({ email, mailTrouble }) => [addressOf(email), mailTrouble]));
  const everyone = participants.map(({ personnelId, role, id, ...guest }) => {
    const member = personnelId === null ? undefined : members.get(personnelId);
    const { name, email } = member ?? guest;
    const trouble = troubles.get(addressOf(email)) ?? null;
    return {
      name: name ?? sentReminderWords('removedMember'),
      role: roleName(role),
      email,
      trouble,
      participantId:
        id ?? stored.find((one) => personnelId && one.personnelId === personnelId)?.id ?? null,
    };
  });
  const withAddress = everyone.flatMap(({ participantId: _, email, ...person }) =>
    email ? { ...person, email } : [],
  );
  const people = withAddress.filter(({ trouble }) => trouble !== UNSUBSCRIBED);
  return {
    people,
    addresses: new Set(people.map(({ email }) => addressOf(email))).size,
    withoutAddress: everyone.flatMap(({ name, role, participantId, email }) =>
      email ? [] : { name, role, participantId },
    ),
    unsubscribed: withAddress
      .filter(({ trouble }) => trouble === UNSUBSCRIBED)
      .map(({ name }) => name),
  };
}

const addressOf = (email: string | null) => email?.trim().toLowerCase() ?? '';
