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
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { QuotaError } from '../../lib/quota-error.ts';
import type { Quotas } from '../../start/settings/quotas.ts';
import { maySend, type Sender } from './allowed-kinds.ts';
import * as queries from './queries.ts';

type Orm = Deps['orm'];

export interface Applied {
  readonly day: Day;
  readonly refused: Refused[];
}

export type ApplyDeps = Pick<Deps, 'orm' | 'env'>;

export const dayOf = (revision: number, state: DayState, things: readonly PackedThing[]): Day => ({
  revision,
  shots: shotsOf(state),
  packing: packingOf(state, things),
});

/**
 * Applies operations of a caller. A kit that makes the shoot exceed a quota is refused, and nothing else.
 * @throws HttpError 404
 */
export async function applyTo(
  { orm, env }: ApplyDeps,
  target: queries.Target,
  caller: Caller,
  operations: readonly Operation[],
): Promise<Applied> {
  const apply = (room: KitRoom) =>
    queries.inDayTransaction(orm, (tx) =>
      applyWithin({ tx, quotas: env.quotas, room }, target, caller, operations),
    );
  const ifQuota = (room: KitRoom) => (error: unknown) => {
    if (error instanceof QuotaError) return apply(room);
    throw error;
  };
  return apply('assumed').catch(ifQuota('counted')).catch(ifQuota('none'));
}

/** What is believed about the room for kits. Counting takes statements, and may be outdated when the shoot grows meanwhile. */
type KitRoom = 'assumed' | 'counted' | 'none';

interface Caller {
  /** Operations of participants are not recorded: to check something off twice changes nothing. */
  readonly sender: Sender;
  /** A revision of the team that this state is not older than. */
  readonly revision: number;
  /** Asked under the lock of the shoot. Without it, the caller may write. */
  readonly isOpen?: (tx: Orm) => Promise<boolean>;
}

interface Within {
  readonly tx: Orm;
  readonly quotas: Quotas;
  readonly room: KitRoom;
}

async function applyWithin(
  within: Within,
  target: queries.Target,
  { sender, revision, isOpen }: Caller,
  operations: readonly Operation[],
): Promise<Applied> {
  const { tx } = within;
  if (!(await queries.holdShoot(tx, target))) throw notFound();
  if (isOpen && !(await isOpen(tx))) throw notFound();
  const isRecorded = sender === 'member';
  const known = isRecorded ? await queries.claimOperations(tx, target, operations) : NO_REFUSALS;
  const before = await queries.readDay(tx, target);
  const things = await queries.findThings(tx, target, addedKits(operations));
  const links = operations.some(({ kind }) => linking[kind])
    ? await queries.findLinkable(tx, target)
    : NO_LINKS;
  const hasRoomForKits = await roomFor(within, target, before, things);
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
  if (isRecorded) await queries.keepRefusals(tx, target, withoutKnown(refusals, known));
  const raised = state === before ? revision : await store(within, target, before, state);
  return {
    day: dayOf(raised, state, things),
    refused: operations.flatMap((operation) => refusedOf(operation, refusals, state)),
  };
}

function roomFor(
  { tx, quotas, room }: Within,
  target: queries.Target,
  { packing }: DayState,
  things: readonly PackedThing[],
) {
  const kitIds = things.flatMap(({ kind, id }) => (kind === 'kit' ? [id] : []));
  return room === 'counted'
    ? queries.countKitRoom(tx, target, quotas, packing.kitIds, kitIds)
    : () => room === 'assumed';
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
  noteThing: false,
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
const NO_REFUSALS: Refusals = new Map();

const withoutKnown = (refusals: Refusals, known: Refusals) =>
  [...refusals].flatMap(([id, of]) =>
    known.has(id) || of.length === 0 ? [] : [{ id, refusals: of }],
  );

const refusedOf = (operation: Operation, refusals: Refusals, state: DayState): Refused[] =>
  (refusals.get(operation.id) ?? []).map(({ reason, fields }) => ({
    operation: { ...operation },
    title: titleIn(state, operation.target),
    reason,
    fields: [...fields],
  }));

/** The title of an entry or the text of a line, also of a deleted one. */
const titleIn = ({ shots, packing }: DayState, target: string): string | null =>
  shots.find(({ id }) => id === target)?.title ??
  packing.lines.find(({ id }) => id === target)?.text ??
  null;
