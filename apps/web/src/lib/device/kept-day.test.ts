import 'fake-indexeddb/auto';
import { type OperationQueue, queueFor, withOperations } from '@lensemble/contract/operation-queue';
import type { Day, Operation } from '@lensemble/contract/operations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { device, shootTables } from './database.ts';
import { keptDays } from './kept-day.ts';
import { keepPlan, readPlans, removeAll, removePlan } from './kept-plans.ts';
import { currentTrouble } from './trouble.ts';
import { keepUpload, readUploads, removeUpload, wouldLoseUploads } from './uploads.ts';
import { readWaiting } from './waiting.ts';

const idAt = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
const operationAt = (count: number): Operation => ({
  ...{ id: idAt(count), kind: 'deleteShot', target: idAt(count) },
  ...{ fields: {}, base: {}, at: '2026-11-22T15:00:00Z' },
});
const dayAt = (revision: number): Day => ({
  ...{ revision, shots: [] },
  packing: { kitIds: [], lines: [], records: [], things: [] },
});
const empty = queueFor(dayAt(1));
const ids = (queue: OperationQueue | undefined) => queue?.pending.map(({ id }) => id);

const tabOf = (account: string) => keptDays(() => account);
let mira = tabOf('mira');
/** Another tab of the same account. */
let mirasTab = mira;
let dana = mira;

type Plan = Parameters<typeof keepPlan>[0];
const planOf = (account: string, shootId: string) =>
  ({
    ...{ account, shootId, keptAt: 0, team: { id: 'team', name: 'Team' } },
    shoot: { title: `Shoot ${shootId}`, date: '2026-11-22', time: null },
  }) as unknown as Plan;

beforeEach(async () => {
  const database = await device();
  for (const name of shootTables) await database.clear(name);
  [mira, mirasTab, dana] = [tabOf('mira'), tabOf('mira'), tabOf('dana')];
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('what waits survives the page, in its order', async () => {
  const operations = Array.from({ length: 500 }, (_, count) => operationAt(count));
  for (let count = 1; count <= operations.length; count += 100)
    void mira.keep('shoot', withOperations(empty, operations.slice(0, count)));
  await mira.keep('shoot', withOperations(empty, operations));
  expect(ids(await mirasTab.load('shoot'))).toEqual(operations.map(({ id }) => id));
  await mira.keep('shoot', withOperations(empty, operations.slice(499)));
  expect(ids(await mirasTab.load('shoot'))).toEqual([idAt(499)]);
});

test('a tab does not remove what another one has changed', async () => {
  await mira.keep('shoot', withOperations(empty, [operationAt(1)]));
  await mirasTab.keep('shoot', withOperations(empty, [operationAt(2)]));
  await mira.keep('shoot', empty);
  expect(ids(await tabOf('mira').load('shoot'))).toEqual([idAt(2)]);
});

test('a tab does not store again what another one has sent', async () => {
  await mira.keep('shoot', withOperations(empty, [operationAt(1)]));
  await mirasTab.load('shoot');
  await mirasTab.keep('shoot', empty);
  await mira.load('shoot');
  await mira.keep('shoot', withOperations(empty, [operationAt(1), operationAt(2)]));
  expect(ids(await mirasTab.load('shoot'))).toEqual([idAt(2)]);
});

test('a tab that reads while it writes removes what it has sent', async () => {
  await mira.keep('shoot', withOperations(empty, [operationAt(1)]));
  await Promise.all([mirasTab.load('shoot'), mirasTab.keep('shoot', empty)]);
  await mirasTab.keep('shoot', queueFor(dayAt(2)));
  expect(ids(await mira.load('shoot'))).toEqual([]);
});

test('an older state of the server does not replace a newer one', async () => {
  await mira.keep('shoot', queueFor(dayAt(7)));
  await mirasTab.keep('shoot', queueFor(dayAt(5)));
  expect((await mira.load('shoot'))?.day.revision).toBe(7);
});

test('refusals stay until they were seen, also two of one operation', async () => {
  const refused = [
    { operation: operationAt(1), reason: 'changed' as const, fields: ['title'] },
    { operation: operationAt(1), reason: 'unlinked' as const, fields: ['propIds'] },
  ];
  await mira.keep('shoot', { ...empty, refused });
  expect((await mirasTab.load('shoot'))?.refused).toEqual(refused);
  await mira.keep('shoot', empty);
  expect((await mirasTab.load('shoot'))?.refused).toEqual([]);
});

test('a refusal of an older version goes once it was seen', async () => {
  await mira.keep('shoot', empty);
  const refused = { operation: operationAt(1), reason: 'gone' as const, fields: [] };
  await (await device()).put('refusals', {
    ...{ account: 'mira', shootId: 'shoot', id: idAt(1), order: 1, refused },
  });
  expect((await mirasTab.load('shoot'))?.refused).toEqual([refused]);
  await mirasTab.keep('shoot', empty);
  expect((await mira.load('shoot'))?.refused).toEqual([]);
});

test('a full device is reported and loses nothing: what failed is stored with the next change', async () => {
  const upload = {
    ...{ account: 'mira', shootId: 'shoot', shotId: 'shot', key: 'key', name: 'a.jpg' },
    picture: new Blob(['picture']),
  };
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const failed = mira.keep('shoot', withOperations(empty, [operationAt(1)]));
  await expect(failed).rejects.toThrow('No room');
  expect(currentTrouble()).toBe('full');
  await keepUpload(upload);
  expect(await readUploads('mira', 'shoot')).toEqual([upload]);
  expect(await readUploads('mira', 'another')).toEqual([]);
  expect(wouldLoseUploads()).toBe(true);

  vi.restoreAllMocks();
  await mira.keep('shoot', withOperations(empty, [operationAt(1), operationAt(2)]));
  expect(currentTrouble()).toBeUndefined();
  expect(ids(await mirasTab.load('shoot'))).toEqual([idAt(1), idAt(2)]);
  await removeUpload(upload);
  expect(await readUploads('mira', 'shoot')).toEqual([]);
  expect(wouldLoseUploads()).toBe(false);
});

test('two accounts on one device never see each other’s data', async () => {
  await mira.keep('shoot', withOperations(empty, [operationAt(1)]));
  await keepPlan(planOf('mira', 'shoot'));
  expect(await dana.load('shoot')).toBeUndefined();
  expect(await readPlans('dana')).toEqual([]);
  expect(await readWaiting('dana')).toEqual([]);
  await dana.keep('shoot', withOperations(empty, [operationAt(2)]));
  await removeAll('dana');
  expect(ids(await mirasTab.load('shoot'))).toEqual([idAt(1)]);
  expect(await keptDays(() => undefined).load('shoot')).toBeUndefined();
});

test('a removed plan goes with all that belongs to it, and the others stay', async () => {
  for (const shootId of ['one', 'two']) {
    await mira.keep(shootId, withOperations(empty, [operationAt(1)]));
    await keepPlan(planOf('mira', shootId));
    const picture = new Blob(['picture']);
    await keepUpload({
      ...{ account: 'mira', shootId, shotId: 'shot' },
      ...{ key: 'key', name: 'a.jpg', picture },
    });
  }
  expect(await readWaiting('mira')).toMatchObject([
    { title: 'Shoot one', pictures: 1, operations: [{ id: idAt(1) }] },
    { title: 'Shoot two', pictures: 1 },
  ]);
  await removePlan('mira', 'one');
  expect((await readPlans('mira')).map(({ shootId }) => shootId)).toEqual(['two']);
  expect(await readUploads('mira', 'one')).toEqual([]);
  expect(await mirasTab.load('one')).toBeUndefined();
  expect(ids(await mirasTab.load('two'))).toEqual([idAt(1)]);
});
