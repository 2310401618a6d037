import type { Availability, Holder } from './availability.ts';
import type { Away } from './away.ts';
import { daysOf, type HeldTime, overlaps } from './held-time.ts';

/** What a shoot needs of the team, each piece of equipment once (`neededUnits`). `owned` is how many units the team has. */
export interface Needs {
  readonly personnelIds: readonly string[];
  readonly costumeIds: readonly string[];
  readonly propIds: readonly string[];
  readonly equipment: readonly {
    readonly equipmentId: string;
    readonly quantity: number;
    readonly owned: number;
  }[];
}

const heldKinds = ['personnel', 'costumes', 'props', 'equipment'] as const;
export type HeldKind = (typeof heldKinds)[number];
export const isHeldKind = (kind: string): kind is HeldKind =>
  (heldKinds as readonly string[]).includes(kind);

/** `taken` is how many units `shoots` need at the same time at most, the earliest shoot first. */
export interface Taken {
  readonly taken: number;
  readonly shoots: readonly Holder[];
}

/** Other shoots need so many units (`taken`) of the team's (`of`) that too few are left. One of a person, costume or prop. */
export interface BusyConflict extends Taken {
  readonly kind: HeldKind;
  readonly itemId: string;
  readonly of: number;
}

/** A person cannot come on a day of the shoot. */
export interface AwayConflict {
  readonly kind: 'away';
  readonly itemId: string;
  readonly away: readonly Away[];
}

export type Conflict = BusyConflict | AwayConflict;

const NONE: Taken = { taken: 0, shoots: [] };

const timeOf = ({ from, to }: Holder): HeldTime => ({ from: new Date(from), to: new Date(to) });

/** The units of each item that a shoot holds. */
function unitsOf({ personnelIds, costumeIds, propIds, equipment }: Holder) {
  const one = (kind: HeldKind) => (itemId: string) => ({ kind, itemId, quantity: 1 });
  return [
    ...personnelIds.map(one('personnel')),
    ...costumeIds.map(one('costumes')),
    ...propIds.map(one('props')),
    ...equipment.map(({ equipmentId, quantity }) => ({
      kind: 'equipment' as const,
      itemId: equipmentId,
      quantity,
    })),
  ];
}

interface Use {
  readonly shoot: Holder;
  readonly time: HeldTime;
  readonly quantity: number;
}

/** The most units that are in use at one moment, from begin to begin and end to end. A use is over at its end. */
function peakOf(uses: readonly Use[], window: HeldTime): number {
  const changes = uses.flatMap(({ time: { from, to }, quantity }) => [
    { at: Math.max(Number(from), Number(window.from)), by: quantity },
    { at: Number(to), by: -quantity },
  ]);
  let [inUse, most] = [0, 0];
  for (const { by } of changes.sort((a, b) => a.at - b.at || a.by - b.by)) {
    inUse += by;
    most = Math.max(most, inUse);
  }
  return most;
}

/** What other shoots need within a time. Ask it for one item after the other. */
export function takenDuring(
  { shoots }: Pick<Availability, 'shoots'>,
  window: HeldTime,
): (kind: HeldKind, itemId: string) => Taken {
  const uses = new Map<string, Use[]>();
  for (const shoot of shoots) {
    const time = timeOf(shoot);
    if (!overlaps(time, window)) continue;
    for (const { kind, itemId, quantity } of unitsOf(shoot)) {
      const key = `${kind} ${itemId}`;
      const found = uses.get(key) ?? [];
      if (found.length === 0) uses.set(key, found);
      found.push({ shoot, time, quantity });
    }
  }
  return (kind, itemId) => {
    const found = uses.get(`${kind} ${itemId}`);
    return found ? { taken: peakOf(found, window), shoots: found.map(({ shoot }) => shoot) } : NONE;
  };
}

/** When a person is away on the days of a time in a zone. */
function awayDuring(
  { away }: Pick<Availability, 'away'>,
  window: HeldTime,
  timeZone: string,
): (personnelId: string) => readonly Away[] {
  const [first, last] = daysOf(window, timeZone);
  const meant = away.filter(({ firstDay, lastDay }) => firstDay <= last && lastDay >= first);
  return (personnelId) => meant.filter((each) => each.personnelId === personnelId);
}

/**
 * What a shoot that holds `window` needs and cannot have. The end of a shoot at the start of another is no conflict.
 * @param availability without the shoot itself
 * @param timeZone the shoot's own, in which days are measured
 */
export function conflictsOf(
  availability: Availability,
  window: HeldTime,
  timeZone: string,
  { personnelIds, costumeIds, propIds, equipment }: Needs,
): Conflict[] {
  const takenOf = takenDuring(availability, window);
  const awayOf = awayDuring(availability, window, timeZone);
  const busy = (kind: HeldKind, itemId: string, quantity = 1, of = 1): Conflict[] => {
    const { taken, shoots } = takenOf(kind, itemId);
    return taken > 0 && taken + quantity > of ? [{ kind, itemId, taken, of, shoots }] : [];
  };
  const absent = (itemId: string): Conflict[] => {
    const away = awayOf(itemId);
    return away.length > 0 ? [{ kind: 'away', itemId, away }] : [];
  };
  return [
    ...personnelIds.flatMap((id) => [...busy('personnel', id), ...absent(id)]),
    ...costumeIds.flatMap((id) => busy('costumes', id)),
    ...propIds.flatMap((id) => busy('props', id)),
    ...equipment.flatMap(({ equipmentId, quantity, owned }) =>
      busy('equipment', equipmentId, quantity, owned),
    ),
  ];
}
