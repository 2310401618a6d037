import type { Day, OperationKind, OperationOf, Refusal } from './operations.ts';
import type { PackedThing, Packing, PackingLine, PackingRecord } from './packing.ts';
import type { Shot } from './shots.ts';

/** An entry of the shot list, or one that was deleted and keeps its place. */
export interface KeptShot extends Shot {
  readonly isDeleted: boolean;
}

export interface KeptLine extends PackingLine {
  readonly isDeleted: boolean;
}

/** The packing list without what follows from the shoot. */
export interface PackingState {
  readonly kitIds: readonly string[];
  readonly lines: readonly KeptLine[];
  readonly records: readonly PackingRecord[];
}

/** What operations change: all parts of a shoot's day. */
export interface DayState {
  readonly shots: readonly KeptShot[];
  readonly packing: PackingState;
}

/** What the shoot has that entries may link, by the field that links it. Undefined where it is not known: anything then goes. */
export type Linkable =
  | (Readonly<Record<LinkField, ReadonlySet<string>>> & LinkableThings)
  | undefined;
export type LinkField =
  | 'referenceId'
  | 'participantIds'
  | 'costumeIds'
  | 'propIds'
  | 'equipmentIds';

interface LinkableThings {
  /** What the packing list can have, with the kits that may be added. */
  readonly things: readonly PackedThing[];
  /** Whether the shoot has room for exactly these kits. */
  readonly hasRoomForKits: (kitIds: readonly string[]) => boolean;
}

/** What an operation makes of a state. */
export interface Outcome {
  readonly state: DayState;
  readonly refusals: readonly Refusal[];
}

/** Applies an operation of one kind. It reads no clock, and is the same in the browser and on the server. */
export type Apply<Kind extends OperationKind> = (
  state: DayState,
  operation: OperationOf<Kind>,
  linkable: Linkable,
) => Outcome;

const isKept = <Entry extends object>(entry: Entry) => ({ ...entry, isDeleted: false });
export const withoutDeleted = <Entry extends object>(
  entries: readonly (Entry & { readonly isDeleted: boolean })[],
) => entries.flatMap(({ isDeleted, ...entry }) => (isDeleted ? [] : [entry]));

export const stateOfDay = ({ shots, packing }: Pick<Day, 'shots' | 'packing'>): DayState => ({
  shots: shots.map(isKept),
  packing: {
    kitIds: packing.kitIds,
    lines: packing.lines.map(isKept),
    records: packing.records,
  },
});

export const shotsOf = ({ shots }: DayState): Shot[] => withoutDeleted(shots);

/** @param things all that the shoot is linked to, and kits */
export function packingOf(
  { packing }: Pick<DayState, 'packing'>,
  things: readonly PackedThing[],
): Packing {
  const { kitIds, lines, records } = packing;
  const live = withoutDeleted(lines);
  return {
    kitIds: [...kitIds],
    lines: live,
    // Those of a deleted line come back with it.
    records: records.filter(
      ({ kind, id }) => kind !== 'line' || live.some((each) => each.id === id),
    ),
    things: things.filter(({ kind, id }) => kind !== 'kit' || kitIds.includes(id)),
  };
}
