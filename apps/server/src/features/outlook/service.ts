import type { Availability } from '@lensemble/contract/availability';
import { hasBackupPlace } from '@lensemble/contract/backup-place';
import { conflictsOf, type Needs } from '@lensemble/contract/conflicts';
import { LISTED_NAME_MAX, OUTLOOK_MAX } from '@lensemble/contract/constants';
import { openTodos } from '@lensemble/contract/costume-status';
import type { HeldTime } from '@lensemble/contract/held-time';
import type { Outlook } from '@lensemble/contract/outlook';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { knownHeldTime } from '../../lib/held-columns.ts';
import { findAvailability } from '../availability/service.ts';
import { type Answered, listAnswers } from '../calls/service.ts';
import { listSigned } from '../consents/service.ts';
import { countUnpacked } from '../days/service.ts';
import { findUpcoming, type UpcomingRow } from './queries.ts';
import { isWithinReach } from './within-reach.ts';

type Crew = readonly Answered[];

/** What readiness asks of the next shoots of a team, in a few statements. @param day today in UTC */
export async function listOutlook(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  day: string,
): Promise<Outlook[]> {
  const rows = await findUpcoming(orm, scope, day, OUTLOOK_MAX);
  const held = rows.map((row) => knownHeldTime(row));
  const ids = rows.map(({ id }) => id);
  const [crews, unpacked, signed, availability] = await Promise.all([
    listAnswers({ orm }, scope, ids),
    countUnpacked({ orm }, scope, ids),
    listSigned({ orm }, scope, ids),
    availabilityAround({ orm }, scope, held),
  ]);
  const taken = availability && takenElsewhere(availability);
  return rows.map((row, index) => {
    const crew = crews.get(row.id) ?? [];
    return {
      id: row.id,
      status: row.status,
      date: row.date,
      time: row.time,
      timeZone: row.timeZone,
      durationMinutes: row.durationMinutes,
      locationId: row.locationId,
      hasSecondPlace: hasBackupPlace(row),
      point: row.point,
      crew: crew.map(({ participantId, name, answer, isAsked }) => ({
        ...{ name, answer, isAsked },
        hasSigned: signed?.has(participantId) ?? null,
      })),
      costumes: row.costumes.map(({ name, ...costume }) => ({
        name: short(name),
        todos: openTodos(costume).length,
      })),
      equipment: row.equipment.map(({ name, quantity, owned }) => ({
        ...{ name: short(name), quantity, owned },
      })),
      unpacked: unpacked.get(row.id) ?? null,
      conflicts: conflictsIn(held[index], (time) => taken?.(row, time, crew)),
    };
  });
}

/** Null if it is not known what is taken. A shoot without a date holds nothing. */
function conflictsIn(
  held: HeldTime | null | undefined,
  find: (held: HeldTime) => Outlook['conflicts'] | undefined,
): Outlook['conflicts'] {
  if (held === null) return [];
  return (held && find(held)) ?? null;
}

/** The items that are taken during any of the shoots; undefined if a response cannot hold them all. */
async function availabilityAround(
  deps: Pick<Deps, 'orm'>,
  scope: TeamScope,
  held: readonly (HeldTime | null | undefined)[],
): Promise<Availability | undefined> {
  const times = held.filter((time) => time != null);
  if (times.length === 0) return undefined;
  const found = await findAvailability(deps, scope, {
    from: new Date(Math.min(...times.map(({ from }) => Number(from)))).toISOString(),
    to: new Date(Math.max(...times.map(({ to }) => Number(to)))).toISOString(),
  });
  return isWithinReach(found) ? found : undefined;
}

const takenElsewhere =
  ({ shoots, away }: Availability) =>
  (row: UpcomingRow, time: HeldTime, crew: Crew): Outlook['conflicts'] => {
    // Both are in UTC, where texts sort as moments do.
    const [from, to] = [time.from.toISOString(), time.to.toISOString()];
    const others = shoots.filter(
      (other) => other.id !== row.id && other.from < to && other.to > from,
    );
    const names = namesIn(row, crew);
    const found = conflictsOf(
      { shoots: others, away, isComplete: true },
      time,
      row.timeZone,
      needsOf(row, crew),
    );
    return found.map(({ kind, itemId }) => ({
      kind,
      itemId,
      name: short(names.get(itemId) ?? ''),
    }));
  };

const needsOf = ({ costumes, props, equipment }: UpcomingRow, crew: Crew): Needs => ({
  personnelIds: crew.flatMap(({ personnelId }) => personnelId ?? []),
  costumeIds: costumes.map(({ id }) => id),
  propIds: props.map(({ id }) => id),
  equipment: equipment.map(({ id: equipmentId, quantity, owned }) => ({
    equipmentId,
    quantity,
    owned,
  })),
});

const namesIn = ({ costumes, props, equipment }: UpcomingRow, crew: Crew) =>
  new Map([
    ...crew.map(({ personnelId, name }) => [personnelId, name] as const),
    ...[...costumes, ...props, ...equipment].map(({ id, name }) => [id, name] as const),
  ]);

const short = (name: string) =>
  name.length > LISTED_NAME_MAX ? `${name.slice(0, LISTED_NAME_MAX - 1)}…` : name;
