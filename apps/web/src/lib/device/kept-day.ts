import type { OperationQueue, RefusedOperation } from '@lensemble/contract/operation-queue';
import type { Day } from '@lensemble/contract/operations';
import type { DayStorage } from '@/lib/day/day-storage.ts';
import { allOf, device } from './database.ts';
import { currentShape, dayIn } from './kept-shape.ts';
import { stored } from './trouble.ts';

/**
 * What this tab has stored of a shoot, or found stored. It must not store this again, as another tab may have sent and removed
 * it, and it may remove it.
 */
interface Known {
  day: Day | undefined;
  readonly ids: Set<string>;
  readonly refusedIds: Set<string>;
}

interface Slot {
  readonly known: Known;
  /** The next value to store. */
  wanted: OperationQueue | undefined;
  writing: Promise<void> | undefined;
}

const newSlot = (): Slot => ({
  known: { day: undefined, ids: new Set(), refusedIds: new Set() },
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
      if (queue) learn(slotOf(shootId).known, queue);
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
    await stored(write(account, shootId, queue, slot.known));
    learn(slot.known, queue);
  }
}

/** Only adds: the tab may load while it writes. */
function learn(known: Known, { day, pending, refused }: OperationQueue): void {
  known.day = day;
  for (const { id } of pending) known.ids.add(id);
  for (const { operation } of refused) known.refusedIds.add(operation.id);
}

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

/** Stores what is not known yet, and removes what is settled. */
async function write(
  account: string,
  shootId: string,
  { day, pending, refused }: OperationQueue,
  known: Known,
): Promise<void> {
  const writing = (await device()).transaction(['days', 'operations', 'refusals'], 'readwrite');
  const days = writing.objectStore('days');
  const operations = writing.objectStore('operations');
  const refusals = writing.objectStore('refusals');
  const stored = await days.get([account, shootId]);
  // Another tab may have read a newer state.
  const isNewer = stored ? day !== known.day && stored.day.revision <= day.revision : true;
  const rowOf = (id: string) => ({ account, shootId, id, order: nextOrder() });
  const waiting = new Set(pending.map(({ id }) => id));
  const told = new Set(refused.map(({ operation }) => operation.id));
  const settled = [...known.ids].filter((id) => !waiting.has(id));
  const seen = [...known.refusedIds].filter((id) => !told.has(id));
  await Promise.all([
    isNewer && days.put({ account, shootId, day, shape: currentShape() }),
    ...pending
      .filter(({ id }) => !known.ids.has(id))
      .map((operation) => operations.put({ ...rowOf(operation.id), operation })),
    ...refused
      .filter(({ operation }) => !known.refusedIds.has(operation.id))
      .map((each) => refusals.put({ ...rowOf(refusalId(each)), refused: each })),
    ...settled.map((id) => operations.delete([account, shootId, id])),
    ...seen.map((id) => refusals.delete(refusalsOf(account, shootId, id))),
    writing.done,
  ]);
  for (const id of settled) known.ids.delete(id);
  for (const id of seen) known.refusedIds.delete(id);
}

const refusalId = ({ operation, reason }: RefusedOperation) => `${operation.id} ${reason}`;

/** All of one operation. Its id alone is the key of rows of an older version. */
const refusalsOf = (account: string, shootId: string, id: string) =>
  IDBKeyRange.bound([account, shootId, id], [account, shootId, `${id} \uffff`]);

const inOrder = <Row extends { readonly order: number }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => a.order - b.order);
