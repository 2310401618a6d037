import type { DropReason } from '@lensemble/contract/reminders';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { isAddress } from '../../ports/mail/port.ts';

type Participant = Pick<ShootDetail['participants'][number], 'name' | 'role' | 'email'>;

/** The recipients of a reminder: distinct addresses in lower case, and the names of people without a valid address. */
export interface Recipients {
  readonly addresses: readonly string[];
  /** The people at each address, for display. */
  readonly names: ReadonlyMap<string, string>;
  readonly withoutAddress: readonly string[];
}

export function recipientsOf(participants: readonly Participant[]): Recipients {
  const addresses = participants.map(addressOf).filter((address) => address !== undefined);
  const withoutAddress = participants.filter((person) => addressOf(person) === undefined);
  const distinct = [...new Set(addresses)];
  const nameAt = (address: string) =>
    peopleAt(participants, address)
      .map(({ name }) => name)
      .join(', ');
  return {
    addresses: distinct,
    names: new Map(distinct.map((address) => [address, nameAt(address)])),
    withoutAddress: withoutAddress.map(({ name }) => name),
  };
}

/** The participants with this address. People may share one. */
export const peopleAt = <P extends Participant>(participants: readonly P[], address: string): P[] =>
  participants.filter((person) => addressOf(person) === address);

function addressOf({ email }: Participant): string | undefined {
  const address = email?.trim().toLowerCase() ?? '';
  return isAddress(address) ? address : undefined;
}

/**
 * The records of a reminder's mails: those to `welcome` wait for the mail server, the others are dropped.
 * @param whyNot the reason for an address that is not welcome
 */
export const mailRecords = (
  { addresses, names }: Recipients,
  welcome: readonly string[],
  whyNot: (email: string) => DropReason,
) =>
  addresses.map((email) => {
    const about = { email, name: names.get(email) ?? '' };
    return welcome.includes(email)
      ? { ...about, state: 'waiting' as const }
      : { ...about, state: 'dropped' as const, refusal: whyNot(email) };
  });
