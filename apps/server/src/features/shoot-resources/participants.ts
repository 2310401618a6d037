import { DEFAULT_CREW_ROLE } from '@lensemble/contract/crew-roles';
import type { ShootResources } from '@lensemble/contract/shoot-resources';
import { withStaying } from '../../lib/with-staying.ts';

type Wish = Pick<ShootResources, 'participants' | 'personnelIds'>;
type Named = NonNullable<Wish['participants']>[number];

/** The fields of the contract that the participant's own row stores. A crew member may have a null name. */
type Fields = {
  readonly [Field in Exclude<keyof Named, 'id' | 'costumeIds'>]-?: Exclude<Named[Field], undefined>;
};

export interface ParticipantEntry extends Fields {
  readonly id: string;
}

/** A participant to store. `id` is undefined for a new one; undefined `costumeIds` keep the worn costumes. */
export interface WishedParticipant extends Fields {
  readonly id: string | undefined;
  readonly costumeIds?: readonly string[] | undefined;
}

/**
 * The participants of a shoot, in order: all of `participants`, then the others of `personnelIds`. With `personnelIds`
 * only, participants outside the crew list stay in their place. Kept entries keep their ids, see `matched`.
 */
export function wishedParticipants(
  current: readonly ParticipantEntry[],
  { participants, personnelIds = [] }: Wish,
): WishedParticipant[] {
  const isChosen = participants?.some((entry) => entry.dayContact) ?? false;
  const stored = isChosen ? current.map(withoutContact) : current;
  const known = new Map(stored.map((entry) => [entry.personnelId, entry]));
  const ofCrew = (personnelId: string): WishedParticipant =>
    known.get(personnelId) ?? { id: undefined, personnelId, ...newcomer };
  if (!participants) {
    const isAdHoc = ({ personnelId }: ParticipantEntry) => personnelId === null;
    return withStaying<WishedParticipant, ParticipantEntry>(
      personnelIds.map(ofCrew),
      stored,
      isAdHoc,
    );
  }
  const named = namedParticipants(stored, participants);
  const isNamed = new Set(named.map(({ personnelId }) => personnelId));
  return [...named, ...personnelIds.filter((id) => !isNamed.has(id)).map(ofCrew)];
}

const newcomer = {
  name: null,
  role: DEFAULT_CREW_ROLE,
  email: null,
  dayContact: null,
  callTime: null,
};

const withoutContact = (entry: ParticipantEntry): ParticipantEntry => ({
  ...entry,
  dayContact: null,
});

/** A crew member who is listed twice counts once. */
function namedParticipants(
  current: readonly ParticipantEntry[],
  participants: NonNullable<Wish['participants']>,
): WishedParticipant[] {
  const seen = new Set<string>();
  const named = participants.filter(({ personnelId }) => {
    const isAgain = personnelId !== null && seen.has(personnelId);
    if (personnelId !== null) seen.add(personnelId);
    return !isAgain;
  });
  const before = matched(current, named);
  return named.map(({ personnelId, name, role, costumeIds, ...told }, index) => {
    const known = before.get(index);
    const { email, dayContact, callTime } = told;
    return {
      id: known?.id,
      personnelId,
      name,
      role,
      email: email === undefined ? (known?.email ?? null) : email,
      costumeIds,
      dayContact: dayContact === undefined ? (known?.dayContact ?? null) : dayContact,
      callTime: callTime === undefined ? (known?.callTime ?? null) : callTime,
    };
  });
}

type IsSame = (entry: ParticipantEntry, wished: Named) => boolean;

/** The surest first. Guests of the same name and role are told apart by their order. */
const ways: readonly IsSame[] = [
  // A guest may have become a crew member since. No other id makes one person of two.
  (entry, { id, personnelId }) =>
    entry.id === id && (entry.personnelId === null || entry.personnelId === personnelId),
  (entry, { personnelId }) => personnelId !== null && entry.personnelId === personnelId,
  (entry, wished) => isSameGuest(entry, wished) && entry.role === wished.role,
  (entry, wished) => isSameGuest(entry, wished),
];

const isSameGuest: IsSame = (entry, { personnelId, name }) =>
  personnelId === null && entry.personnelId === null && entry.name === name;

/** The stored entries of the named participants, by index. What belongs to a participant stays with that entry. */
function matched(
  current: readonly ParticipantEntry[],
  named: readonly Named[],
): ReadonlyMap<number, ParticipantEntry> {
  const left = new Set(current);
  const found = new Map<number, ParticipantEntry>();
  for (const isSame of ways) {
    for (const [index, wished] of named.entries()) {
      const entry = found.has(index) ? undefined : [...left].find((each) => isSame(each, wished));
      if (!entry) continue;
      found.set(index, entry);
      left.delete(entry);
    }
  }
  return found;
}
