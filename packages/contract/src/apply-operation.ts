import { applyPackingOperation } from './apply-packing-operation.ts';
import { applyShotOperation } from './apply-shot-operation.ts';
import type { Apply, DayState, Linkable, Outcome } from './day-state.ts';
import type { Operation, OperationKind, OperationOf } from './operations.ts';

/** A kind without its function does not compile. */
const apply: { readonly [Kind in OperationKind]: Apply<Kind> } = {
  ...applyShotOperation,
  ...applyPackingOperation,
};

export const applyOperation = (
  state: DayState,
  operation: Operation,
  linkable: Linkable,
): Outcome => applyKind(operation.kind, state, operation, linkable);

const applyKind = <Kind extends OperationKind>(
  kind: Kind,
  state: DayState,
  operation: Operation,
  linkable: Linkable,
): Outcome => apply[kind](state, operation as OperationOf<Kind>, linkable);
