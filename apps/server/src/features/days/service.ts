import { applyOperation } from '@lensemble/contract/apply-operation';
import { type DayState, type Outcome, shotsOf } from '@lensemble/contract/day-state';
import type { Day, Operation, Refusal, Refused } from '@lensemble/contract/operations';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { defineLimit, MINUTE } from '../../http/rate-limits.ts';
import { maySend, type Sender } from './allowed-kinds.ts';
import * as queries from './queries.ts';

type Orm = Deps['orm'];

/** A device that was offline for a day sends hundreds at once. */
const operationsOfPerson = defineLimit(
  'operations-of-person',
  { points: 1_500, seconds: MINUTE },
  'person',
);

/** @throws HttpError 404 */
export async function findDay(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  shootId: string,
): Promise<Day> {
  const target = { teamId: scope.teamId, shootId };
  const state = await queries.readDay(orm, target);
  const isThere = state.shots.length > 0 || (await queries.hasShoot(orm, target));
  if (!isThere) throw notFound();
  return { revision: scope.revision, shots: shotsOf(state) };
}

interface Applied {
  readonly day: Day;
  readonly refused: Refused[];
}

/**
 * Applies operations, each at most once, in one transaction. Concurrent requests for a shoot wait at its row.
 * @throws HttpError 404, 429
 */
export async function applyOperations(
  { orm, limits }: Pick<Deps, 'orm' | 'limits'>,
  scope: TeamScope,
  shootId: string,
  operations: readonly Operation[],
): Promise<Applied> {
  await limits.count([{ ...operationsOfPerson.by(scope.userId), times: operations.length }]);
  const target = { teamId: scope.teamId, shootId };
  return queries.inDayTransaction(orm, (tx) =>
    applyWithin(tx, target, { sender: 'member', revision: scope.revision }, operations),
  );
}

interface Caller {
  readonly sender: Sender;
  /** A revision of the team that this state is not older than. */
  readonly revision: number;
}

async function applyWithin(
  tx: Orm,
  target: queries.Target,
  { sender, revision }: Caller,
  operations: readonly Operation[],
): Promise<Applied> {
  if (!(await queries.holdShoot(tx, target))) throw notFound();
  const known = await queries.claimOperations(tx, target, operations);
  const before = await queries.readDay(tx, target);
  const linkable = links(operations) ? await queries.findLinkable(tx, target) : undefined;
  const refusals = new Map(known);
  let state = before;
  for (const operation of operations) {
    if (refusals.has(operation.id)) continue;
    const outcome: Outcome = maySend(sender, operation.kind)
      ? applyOperation(state, operation, linkable)
      : { state, refusals: [{ reason: 'forbidden', fields: [] }] };
    refusals.set(operation.id, outcome.refusals);
    state = outcome.state;
  }
  await queries.keepRefusals(tx, target, withoutKnown(refusals, known));
  const raised = state === before ? revision : await store(tx, target, before, state);
  return {
    day: { revision: raised, shots: shotsOf(state) },
    refused: operations.flatMap((operation) => refusedOf(operation, refusals)),
  };
}

const store = async (tx: Orm, target: queries.Target, before: DayState, state: DayState) => {
  await queries.writeDay(tx, target, before, state);
  return queries.raiseRevision(tx, target);
};

/** Whether what the shoot has matters. */
const links = (operations: readonly Operation[]) =>
  operations.some(({ kind }) => kind === 'addShot' || kind === 'changeShot');

type Refusals = ReadonlyMap<string, readonly Refusal[]>;

const withoutKnown = (refusals: Refusals, known: Refusals) =>
  [...refusals].flatMap(([id, of]) =>
    known.has(id) || of.length === 0 ? [] : [{ id, refusals: of }],
  );

const refusedOf = (operation: Operation, refusals: Refusals): Refused[] =>
  (refusals.get(operation.id) ?? []).map(({ reason, fields }) => ({
    operation: { ...operation },
    reason,
    fields: [...fields],
  }));

/** Deletes entries that can no longer be restored, and operations that no client sends again. */
export const forgetDays = ({ orm }: Pick<Deps, 'orm'>, now: Date): Promise<void> =>
  queries.forgetDays(orm, now);
