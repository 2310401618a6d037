import { DEFAULT_CREW_ROLE } from '@lensemble/contract/crew-roles';
import type { ShootResources } from '@lensemble/contract/shoot-resources';
import { withStaying } from '../../with-staying.ts';

/** Somebody on a shoot as the database keeps it. Who is of the crew may have no name of their own. */
export interface ParticipantEntry {
  readonly id: string;
  readonly personnelId: string | null;
  readonly name: string | null;
  readonly role: string;
  readonly email: string | null;
}

/**
 * Somebody who is to be on a shoot; without `id` where they were not before. `costumeIds`: what they are to wear; undefined
 * where that stays.
 */
export interface WishedParticipant extends Omit<ParticipantEntry, 'id'> {
  readonly id: string | undefined;
  readonly costumeIds?: readonly string[] | undefined;
}

type Wish = Pick<ShootResources, 'participants' | 'personnelIds'>;

/**
 * Who is to be on a shoot, in order: everybody of `participants`, then whom of `personnelIds` that leaves out. Where only
 * `personnelIds` are named, whoever is in no list stays, in the same place. Entries that stay keep their ids: they are
 * found by `personnelId`, or by the name and the order of that name.
 */
export function wishedParticipants(
  current: readonly ParticipantEntry[],
  { participants, personnelIds = [] }: Wish,
): WishedParticipant[] {
  const known = new Map(current.map((entry) => [entry.personnelId, entry]));
  const ofCrew = (personnelId: string): WishedParticipant =>
    known.get(personnelId) ?? { id: undefined, personnelId, ...newcomer };
  if (!participants) {
    const isAdHoc = ({ personnelId }: ParticipantEntry) => personnelId === null;
    return withStaying<WishedParticipant, ParticipantEntry>(
      personnelIds.map(ofCrew),
      current,
      isAdHoc,
    );
  }
  const named = namedParticipants(current, participants);
  const isNamed = new Set(named.map(({ personnelId }) => personnelId));
  return [...named, ...personnelIds.filter((id) => !isNamed.has(id)).map(ofCrew)];
}

const newcomer = { name: null, role: DEFAULT_CREW_ROLE, email: null };

/** Somebody of the crew who is named twice counts once. */
function namedParticipants(
  current: readonly ParticipantEntry[],
  participants: NonNullable<Wish['participants']>,
): WishedParticipant[] {
  const left = [...current];
  const seen = new Set<string>();
  return participants.flatMap(({ personnelId, name, role, email, costumeIds }) => {
    if (personnelId !== null && seen.has(personnelId)) return [];
    if (personnelId !== null) seen.add(personnelId);
    const index = left.findIndex((entry) =>
      personnelId === null
        ? entry.personnelId === null && entry.name === name
        : entry.personnelId === personnelId,
    );
    const [before] = index < 0 ? [] : left.splice(index, 1);
    const address = email === undefined ? (before?.email ?? null) : email;
    return [{ id: before?.id, personnelId, name, role, email: address, costumeIds }];
  });
}
