import { DEFAULT_CREW_ROLE } from '@lensemble/contract/crew-roles';
import type { ShootResources } from '@lensemble/contract/shoot-resources';
import { withStaying } from '../../lib/with-staying.ts';

type Wish = Pick<ShootResources, 'participants' | 'personnelIds'>;
type Named = NonNullable<Wish['participants']>[number];

/** The fields of the contract that the participant's own row stores. A crew member may have a null name. */
type Fields = {
  readonly [Field in Exclude<keyof Named, 'costumeIds'>]-?: Exclude<Named[Field], undefined>;
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
 * only, participants outside the crew list stay in their place. Kept entries keep their ids: they are matched by
 * `personnelId`, or by name and the order within the name.
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

const newcomer = { name: null, role: DEFAULT_CREW_ROLE, email: null, dayContact: null };

const withoutContact = (entry: ParticipantEntry): ParticipantEntry => ({
  ...entry,
  dayContact: null,
});

/** A crew member who is listed twice counts once. */
function namedParticipants(
  current: readonly ParticipantEntry[],
  participants: NonNullable<Wish['participants']>,
): WishedParticipant[] {
  const left = [...current];
  const seen = new Set<string>();
  return participants.flatMap(({ personnelId, name, role, email, costumeIds, ...told }) => {
    if (personnelId !== null && seen.has(personnelId)) return [];
    if (personnelId !== null) seen.add(personnelId);
    const index = left.findIndex((entry) =>
      personnelId === null
        ? entry.personnelId === null && entry.name === name
        : entry.personnelId === personnelId,
    );
    const [before] = index < 0 ? [] : left.splice(index, 1);
    const address = email === undefined ? (before?.email ?? null) : email;
    const dayContact =
      told.dayContact === undefined ? (before?.dayContact ?? null) : told.dayContact;
    return [{ id: before?.id, personnelId, name, role, email: address, costumeIds, dayContact }];
  });
}
