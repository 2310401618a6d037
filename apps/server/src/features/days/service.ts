import { applyOperation } from '@lensemble/contract/apply-operation';
import { type DayState, type Outcome, packingOf, shotsOf } from '@lensemble/contract/day-state';
import type {
  Day,
  Operation,
  OperationKind,
  Refusal,
  Refused,
} from '@lensemble/contract/operations';
import type { PackedThing } from '@lensemble/contract/packing';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { defineLimit, MINUTE } from '../../http/rate-limits.ts';
import { QuotaError } from '../../lib/quota-error.ts';
import type { Quotas } from '../../start/settings/quotas.ts';
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
  const things = await queries.findThings(orm, target);
  const isThere = state.shots.length + things.length > 0 || (await queries.hasShoot(orm, target));
  if (!isThere) throw notFound();
  return dayOf(scope.revision, state, things);
}

const dayOf = (revision: number, state: DayState, things: readonly PackedThing[]): Day => ({
  revision,
  shots: shotsOf(state),
  packing: packingOf(state, things),
});

interface Applied {
  readonly day: Day;
  readonly refused: Refused[];
}

/**
 * Applies operations, each at most once, in one transaction. Concurrent requests for a shoot wait at its row.
 * @throws HttpError 404, 429
 */
export async function applyOperations(
  deps: ApplyDeps & Pick<Deps, 'limits'>,
  scope: TeamScope,
  shootId: string,
  operations: readonly Operation[],
): Promise<Applied> {
  const times = operations.length;
  await deps.limits.count([{ ...operationsOfPerson.by(scope.userId), times }]);
  const target = { teamId: scope.teamId, shootId };
  return applyTo(deps, target, { sender: 'member', revision: scope.revision }, operations);
}

type ApplyDeps = Pick<Deps, 'orm' | 'env'>;

/** A kit that makes the shoot exceed a quota is refused, and nothing else. */
async function applyTo(
  { orm, env }: ApplyDeps,
  target: queries.Target,
  caller: Caller,
  operations: readonly Operation[],
): Promise<Applied> {
  const apply = (hasRoomForKits: boolean) =>
    queries.inDayTransaction(orm, (tx) =>
      applyWithin({ tx, quotas: env.quotas, hasRoomForKits }, target, caller, operations),
    );
  try {
    return await apply(true);
  } catch (error) {
    if (error instanceof QuotaError) return apply(false);
    throw error;
  }
}

interface Caller {
  readonly sender: Sender;
  /** A revision of the team that this state is not older than. */
  readonly revision: number;
}

interface Within {
  readonly tx: Orm;
  readonly quotas: Quotas;
  readonly hasRoomForKits: boolean;
}

async function applyWithin(
  within: Within,
  target: queries.Target,
  { sender, revision }: Caller,
  operations: readonly Operation[],
): Promise<Applied> {
  const { tx, hasRoomForKits } = within;
  if (!(await queries.holdShoot(tx, target))) throw notFound();
  const known = await queries.claimOperations(tx, target, operations);
  const before = await queries.readDay(tx, target);
  const things = await queries.findThings(tx, target, addedKits(operations));
  const links = operations.some(({ kind }) => linking[kind])
    ? await queries.findLinkable(tx, target)
    : NO_LINKS;
  const linkable = { ...links, things, hasRoomForKits };
  const refusals = new Map(known);
  let state = before;
  for (const operation of operations) {
    if (refusals.has(operation.id)) continue;
    const outcome: Outcome = maySend(sender, operation, state)
      ? applyOperation(state, operation, linkable)
      : { state, refusals: [{ reason: 'forbidden', fields: [] }] };
    refusals.set(operation.id, outcome.refusals);
    state = outcome.state;
  }
  await queries.keepRefusals(tx, target, withoutKnown(refusals, known));
  const raised = state === before ? revision : await store(within, target, before, state);
  return {
    day: dayOf(raised, state, things),
    refused: operations.flatMap((operation) => refusedOf(operation, refusals)),
  };
}

/** @throws QuotaError */
async function store(
  { tx, quotas }: Within,
  target: queries.Target,
  before: DayState,
  state: DayState,
): Promise<number> {
  await queries.writeDay(tx, target, before, state);
  const revision = await queries.raiseRevision(tx, target);
  const had = before.packing.kitIds;
  const hasNewKit = state.packing.kitIds.some((id) => !had.includes(id));
  if (hasNewKit) await queries.checkRoom(tx, target, quotas);
  return revision;
}

const addedKits = (operations: readonly Operation[]) =>
  operations.flatMap(({ kind, target }) => (kind === 'addKit' ? [target] : []));

/** Whether the participants and links of the shoot matter to an operation. A kind without an entry does not compile. */
const linking: Readonly<Record<OperationKind, boolean>> = {
  addShot: true,
  changeShot: true,
  moveShot: false,
  markShot: false,
  deleteShot: false,
  restoreShot: false,
  addPackingLine: true,
  changePackingLine: false,
  deletePackingLine: false,
  restorePackingLine: false,
  addKit: false,
  removeKit: false,
  bringThing: true,
  packThing: false,
  packThingBack: false,
};

const none: ReadonlySet<string> = new Set();
const NO_LINKS = {
  participantIds: none,
  costumeIds: none,
  propIds: none,
  equipmentIds: none,
  referenceId: none,
};

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
