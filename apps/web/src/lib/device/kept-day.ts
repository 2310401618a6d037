import type { OperationQueue, RefusedOperation } from '@lensemble/contract/operation-queue';
import type { Day } from '@lensemble/contract/operations';
import type { DayStorage } from '@/lib/day/day-storage.ts';
import { allOf, device } from './database.ts';
import { currentShape, dayIn } from './kept-shape.ts';
import { stored } from './trouble.ts';

/** What this tab has stored of a shoot. */
interface Written {
  readonly day: Day | undefined;
  readonly ids: ReadonlySet<string>;
  readonly refusedIds: ReadonlySet<string>;
}

interface Slot {
  written: Written;
  /** The next value to store. */
  wanted: OperationQueue | undefined;
  writing: Promise<void> | undefined;
}

const newSlot = (): Slot => ({
  written: { day: undefined, ids: new Set(), refusedIds: new Set() },
  wanted: undefined,
  writing: undefined,
});

let lastOrder = 0;
/** Later than any order of this device, also after a reload. */
const nextOrder = () => {
  lastOrder = Math.max(lastOrder + 1, Date.now() * 1000);
  return lastOrder;
};

/**
 * Keeps the days of shoots on the device. Each operation is a row, and a tab removes only those that it knows: several tabs can
 * have changes of the same shoot.
 * @param accountOf the id of their account; without one, nothing is kept
 */
export function keptDays(accountOf: () => string | undefined): DayStorage {
  const slots = new Map<string, Slot>();
  const slotOf = (shootId: string) => {
    const slot = slots.get(shootId) ?? newSlot();
    slots.set(shootId, slot);
    return slot;
  };
  return {
    load: async (shootId) => {
      const account = accountOf();
      const queue = account === undefined ? undefined : await read(account, shootId);
      if (queue) slotOf(shootId).written = writtenOf(queue);
      return queue;
    },
    keep: async (shootId, queue) => {
      const account = accountOf();
      if (account === undefined) return;
      const slot = slotOf(shootId);
      slot.wanted = queue;
      slot.writing ??= writeAll(account, shootId, slot).finally(() => {
        slot.writing = undefined;
      });
      await slot.writing;
    },
  };
}

/** Stores the newest queue until there is no newer one. What fails is stored with the next change. */
async function writeAll(account: string, shootId: string, slot: Slot): Promise<void> {
  while (slot.wanted) {
    const queue = slot.wanted;
    slot.wanted = undefined;
    await stored(write(account, shootId, queue, slot.written));
    slot.written = writtenOf(queue);
  }
}

const writtenOf = ({ day, pending, refused }: OperationQueue): Written => ({
  day,
  ids: new Set(pending.map(({ id }) => id)),
  refusedIds: new Set(refused.map(({ operation }) => operation.id)),
});

async function read(account: string, shootId: string): Promise<OperationQueue | undefined> {
  const reading = (await device()).transaction(['days', 'operations', 'refusals']);
  const [day, operations, refusals] = await Promise.all([
    reading.objectStore('days').get([account, shootId]),
    reading.objectStore('operations').getAll(allOf(account, shootId)),
    reading.objectStore('refusals').getAll(allOf(account, shootId)),
  ]);
  const known = day && dayIn(day);
  // The operations stay. They are read once the server has said the day anew.
  if (!known) return undefined;
  return {
    day: known,
    pending: inOrder(operations).map(({ operation }) => operation),
    refused: inOrder(refusals).map(({ refused }) => refused),
  };
}

/** Stores what has changed since `before`, and removes what is settled. */
async function write(
  account: string,
  shootId: string,
  { day, pending, refused }: OperationQueue,
  before: Written,
): Promise<void> {
  const writing = (await device()).transaction(['days', 'operations', 'refusals'], 'readwrite');
  const days = writing.objectStore('days');
  const operations = writing.objectStore('operations');
  const refusals = writing.objectStore('refusals');
  const stored = await days.get([account, shootId]);
  // Another tab may have read a newer state.
  const isNewer = stored ? day !== before.day && stored.day.revision <= day.revision : true;
  const rowOf = (id: string) => ({ account, shootId, id, order: nextOrder() });
  const waiting = new Set(pending.map(({ id }) => id));
  const told = new Set(refused.map(({ operation }) => operation.id));
  await Promise.all([
    isNewer && days.put({ account, shootId, day, shape: currentShape() }),
    ...pending
      .filter(({ id }) => !before.ids.has(id))
      .map((operation) => operations.put({ ...rowOf(operation.id), operation })),
    ...refused
      .filter(({ operation }) => !before.refusedIds.has(operation.id))
      .map((each) => refusals.put({ ...rowOf(refusalId(each)), refused: each })),
    ...[...before.ids]
      .filter((id) => !waiting.has(id))
      .map((id) => operations.delete([account, shootId, id])),
    ...[...before.refusedIds]
      .filter((id) => !told.has(id))
      .map((id) => refusals.delete(refusalsOf(account, shootId, id))),
    writing.done,
  ]);
}

const refusalId = ({ operation, reason }: RefusedOperation) => `${operation.id} ${reason}`;

/** All of one operation. Its id alone is the key of rows of an older version. */
const refusalsOf = (account: string, shootId: string, id: string) =>
  IDBKeyRange.bound([account, shootId, id], [account, shootId, `${id} \uffff`]);

const inOrder = <Row extends { readonly order: number }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => a.order - b.order);
