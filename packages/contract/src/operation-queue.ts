import { applyOperation } from './apply-operation.ts';
import { OPERATION_SEND_DAYS, OPERATIONS_AT_ONCE_MAX } from './constants.ts';
import { type DayState, packingOf, shotsOf, stateOfDay } from './day-state.ts';
import type { Day, Operation, RefusalReason } from './operations.ts';

/**
 * Why the client gave up an operation.
 * - `old`: it waited for so long that the server could take it for a new one. It was not sent again.
 * - `invalid`: the server does not take such operations
 */
type OwnReason = 'old' | 'invalid';

/** An operation that was not applied, or not all of it. */
export interface RefusedOperation {
  readonly operation: Operation;
  readonly reason: RefusalReason | OwnReason;
  readonly fields: readonly string[];
  /** That of the target, if the server said it. */
  readonly title?: string | null;
}

/** The day of a shoot on one device: what the server said last, and what it has not confirmed. */
export interface OperationQueue {
  readonly day: Day;
  /** In the order in which the person made them. */
  readonly pending: readonly Operation[];
  readonly refused: readonly RefusedOperation[];
}

/** What the server says to operations. */
interface Answer {
  readonly day: Day;
  readonly refused: readonly {
    readonly operation: { readonly id: string };
    readonly reason: RefusalReason;
    readonly fields: readonly string[];
    readonly title?: string | null;
  }[];
}

export const queueFor = (day: Day): OperationQueue => ({ day, pending: [], refused: [] });

/** What the person sees: the server's state with all that waits. */
function shownState({ day, pending }: OperationQueue): DayState {
  return pending.reduce<DayState>(
    (state, operation) => applyOperation(state, operation, undefined).state,
    stateOfDay(day),
  );
}

export const shownShots = (queue: OperationQueue) => shotsOf(shownState(queue));

/** A kit that was just added is there once the server has said what it consists of. */
export const shownPacking = (queue: OperationQueue) =>
  packingOf(shownState(queue), queue.day.packing.things);

export const withOperations = (
  queue: OperationQueue,
  operations: readonly Operation[],
): OperationQueue => ({ ...queue, pending: [...queue.pending, ...operations] });

const DAY_MS = 86_400_000;

/** The operations to send next, as one request. */
export const nextOperations = ({ pending }: OperationQueue): readonly Operation[] =>
  pending.slice(0, OPERATIONS_AT_ONCE_MAX);

/**
 * Gives up operations that have waited for too long: the server forgets the ids of those it has applied.
 * @param now epoch milliseconds, by the clock that `at` was taken from
 */
export function withoutOld(queue: OperationQueue, now: number): OperationQueue {
  const isOld = ({ at }: Operation) => now - Date.parse(at) > OPERATION_SEND_DAYS * DAY_MS;
  return withRefusal(queue, queue.pending.filter(isOld), 'old');
}

/** Refuses waiting operations as a whole. Their content stays known. */
export function withRefusal(
  queue: OperationQueue,
  operations: readonly Operation[],
  reason: RefusedOperation['reason'],
): OperationQueue {
  const ids = new Set(operations.map(({ id }) => id));
  const given = queue.pending.filter(({ id }) => ids.has(id));
  if (given.length === 0) return queue;
  return {
    ...queue,
    pending: queue.pending.filter(({ id }) => !ids.has(id)),
    refused: [...queue.refused, ...given.map((operation) => ({ operation, reason, fields: [] }))],
  };
}

/** Without the refusals of an operation, once the person has seen them. */
export const withoutRefusals = (queue: OperationQueue, operationId: string): OperationQueue => ({
  ...queue,
  refused: queue.refused.filter(({ operation }) => operation.id !== operationId),
});

/** What the server read. Older states than the known one are ignored: answers may arrive in another order. */
export const withDay = (queue: OperationQueue, day: Day): OperationQueue =>
  day.revision < queue.day.revision ? queue : { ...queue, day };

/** The answer to operations that were sent. It may come after that to a repetition of them. */
export function withAnswer(
  queue: OperationQueue,
  sent: readonly Operation[],
  { day, refused }: Answer,
): OperationQueue {
  const ids = new Set(sent.map(({ id }) => id));
  const waiting = new Map(queue.pending.map((operation) => [operation.id, operation]));
  const told = refused.flatMap(({ operation, ...why }) => {
    const own = waiting.get(operation.id);
    return own ? [{ ...why, operation: own }] : [];
  });
  const settled = {
    ...queue,
    pending: queue.pending.filter(({ id }) => !ids.has(id)),
    refused: [...queue.refused, ...told],
  };
  return withDay(settled, day);
}
