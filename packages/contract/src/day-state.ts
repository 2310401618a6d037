import type { Day, OperationKind, OperationOf, Refusal } from './operations.ts';
import type { Shot } from './shots.ts';

/** An entry of the shot list, or one that was deleted and keeps its place. */
export interface KeptShot extends Shot {
  readonly isDeleted: boolean;
}

/** What operations change: all parts of a shoot's day. */
export interface DayState {
  readonly shots: readonly KeptShot[];
}

/** What the shoot has that entries may link, by the field that links it. Undefined where it is not known: anything then goes. */
export type Linkable = Readonly<Record<LinkField, ReadonlySet<string>>> | undefined;
export type LinkField =
  | 'referenceId'
  | 'participantIds'
  | 'costumeIds'
  | 'propIds'
  | 'equipmentIds';

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

export const stateOfDay = ({ shots }: Pick<Day, 'shots'>): DayState => ({
  shots: shots.map((shot) => ({ ...shot, isDeleted: false })),
});

export const shotsOf = ({ shots }: DayState): Shot[] =>
  shots.flatMap(({ isDeleted, ...shot }) => (isDeleted ? [] : [shot]));
