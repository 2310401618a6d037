import { isLineForEverybody } from '@lensemble/contract/apply-packing-operation';
import type { DayState } from '@lensemble/contract/day-state';
import type { Operation, OperationKind, OperationOf } from '@lensemble/contract/operations';
import type { PackedKind } from '@lensemble/contract/packing';
import { recordOf } from '@lensemble/contract/packing-records';

/** Who sends operations: a member of the team, or a participant with a personal link. */
export type Sender = 'member' | { readonly participantId: string };

type Rule<Kind extends OperationKind> = (
  state: DayState,
  operation: OperationOf<Kind>,
  participantId: string,
) => boolean;

const members = () => false;

/** People check off what they bring, and write notes on it. A line for everybody has no marks, also of the person who brought it before. */
const ownThing = (
  state: DayState,
  {
    target: id,
    fields: { kind },
  }: { readonly target: string; readonly fields: { readonly kind: PackedKind } },
  participantId: string,
) =>
  !isLineForEverybody(state, id) &&
  recordOf(state.packing.records, { kind, id, part: null })?.bringerId === participantId;

/** Which operations participants may send. Members may send all. A kind without an entry does not compile. */
const allowed: { readonly [Kind in OperationKind]: Rule<Kind> } = {
  addShot: members,
  changeShot: members,
  moveShot: members,
  markShot: members,
  deleteShot: members,
  restoreShot: members,
  addPackingLine: members,
  changePackingLine: members,
  deletePackingLine: members,
  restorePackingLine: members,
  addKit: members,
  removeKit: members,
  bringThing: members,
  packThing: ownThing,
  packThingBack: ownThing,
  noteThing: ownThing,
};

export const maySend = (sender: Sender, operation: Operation, state: DayState): boolean =>
  sender === 'member' || mayParticipant(operation.kind, state, operation, sender.participantId);

const mayParticipant = <Kind extends OperationKind>(
  kind: Kind,
  state: DayState,
  operation: Operation,
  participantId: string,
): boolean => allowed[kind](state, operation as OperationOf<Kind>, participantId);
