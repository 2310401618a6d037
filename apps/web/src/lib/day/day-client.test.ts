import type { withAnswer } from '@lensemble/contract/operation-queue';
import type { Day, Operation } from '@lensemble/contract/operations';
import { noPacking } from '@lensemble/contract/packing-records';
import { newShot, type Shot } from '@lensemble/contract/shots';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/calls/api.ts';
import { DayClient } from './day-client.ts';
import { type DayStorage, memoryStorage } from './day-storage.ts';
import { changeOf, type Wish } from './new-operation.ts';

type Answer = Parameters<typeof withAnswer>[2] & { refused: never[] };
type Send = (operations: readonly Operation[]) => Promise<Answer>;

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-22T15:00:00Z') }));
afterEach(() => vi.useRealTimers());

const idAt = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
const shotAt = (count: number): Shot => ({
  ...newShot.parse({ title: `Shot ${count}` }),
  ...{ id: idAt(count), state: 'open', actualEnd: null },
});
const dayAt = (revision: number, ...shots: Shot[]): Day => ({
  revision,
  shots,
  packing: noPacking,
});
const add = (count: number): Wish => ({
  ...{ kind: 'addShot', target: idAt(count) },
  ...{ fields: newShot.parse({ title: `Shot ${count}` }), base: {} },
});

function clientWith(send: Send, storage: DayStorage = memoryStorage()) {
  const onOpen = vi.fn();
  const client = new DayClient('shoot', { send, storage, now: Date.now, onOpen });
  const titles = () => client.current().shots?.map(({ title }) => title);
  return { client, titles, onOpen };
}

/** A server whose answers the test gives. */
function slowServer() {
  const requests: {
    operations: readonly Operation[];
    answer: (day: Day) => void;
    fail: (error: Error) => void;
  }[] = [];
  const send: Send = (operations) =>
    new Promise((resolve, reject) =>
      requests.push({
        operations,
        answer: (day) => resolve({ day, refused: [] }),
        fail: reject,
      }),
    );
  return { requests, send };
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const refusal = (status: number) => new ApiError(status, '', '{}');

test('a change shows at once, and those made meanwhile are sent together after it', async () => {
  const { requests, send } = slowServer();
  const { client, titles, onOpen } = clientWith(send);
  await client.receive(dayAt(1));
  client.apply(add(1));
  client.apply(add(2));
  client.apply(add(3));
  expect(titles()).toEqual(['Shot 1', 'Shot 2', 'Shot 3']);
  expect(requests.map(({ operations }) => operations.length)).toEqual([1]);
  expect(onOpen).toHaveBeenLastCalledWith(true);
  requests[0]!.answer(dayAt(2, shotAt(1)));
  await settled();
  expect(requests.map(({ operations }) => operations.length)).toEqual([1, 2]);
  expect(titles()).toEqual(['Shot 1', 'Shot 2', 'Shot 3']);
  requests[1]!.answer(dayAt(3, shotAt(1), shotAt(2), shotAt(3)));
  await settled();
  expect(client.current().waiting).toBe(0);
  expect(onOpen).toHaveBeenLastCalledWith(false);
});

test('the same operations are sent again until the server has answered', async () => {
  const { requests, send } = slowServer();
  const { client, titles } = clientWith(send);
  await client.receive(dayAt(1));
  client.apply(add(1));
  requests[0]!.fail(new TypeError('Failed to fetch'));
  await settled();
  expect(client.current()).toMatchObject({ isStuck: true, waiting: 1 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(2);
  expect(requests[1]!.operations).toEqual(requests[0]!.operations);
  requests[1]!.answer(dayAt(2, shotAt(1)));
  await settled();
  expect(client.current()).toMatchObject({ isStuck: false, waiting: 0 });
  expect(titles()).toEqual(['Shot 1']);
});

test('the server being back sends what waits without a pause', async () => {
  const { requests, send } = slowServer();
  const { client } = clientWith(send);
  await client.receive(dayAt(1));
  client.apply(add(1));
  requests[0]!.fail(refusal(503));
  await settled();
  void client.send();
  expect(requests).toHaveLength(2);
});

test('of operations that the server does not take, the others are sent', async () => {
  const sent: number[] = [];
  const { client } = clientWith(async (operations) => {
    sent.push(operations.length);
    if (operations.some(({ target }) => target === idAt(2))) throw refusal(422);
    return { day: dayAt(5, shotAt(1), shotAt(3)), refused: [] };
  });
  await client.receive(dayAt(1));
  client.apply(add(1), add(2), add(3));
  await settled();
  expect(sent).toEqual([3, 1, 1, 1]);
  expect(client.current()).toMatchObject({ waiting: 0, refused: [{ reason: 'invalid' }] });
  const [refused] = client.current().refused;
  client.dismiss(refused!.operation.id);
  expect(client.current().refused).toEqual([]);
});

test('changes to a deleted shoot are kept as refused', async () => {
  const { client } = clientWith(async () => {
    throw refusal(404);
  });
  await client.receive(dayAt(1));
  client.apply(add(1), add(2));
  await settled();
  expect(client.current().refused.map(({ reason }) => reason)).toEqual(['gone', 'gone']);
});

test('a later page goes on with what was kept', async () => {
  const storage = memoryStorage();
  const first = clientWith(() => Promise.reject(new TypeError()), storage);
  await first.client.receive(dayAt(1));
  first.client.apply(add(1));
  await settled();
  first.client.close();
  const { requests, send } = slowServer();
  const { client, titles } = clientWith(send, storage);
  await client.receive(dayAt(1));
  expect(titles()).toEqual(['Shot 1']);
  expect(requests.map(({ operations }) => operations.map(({ target }) => target))).toEqual([
    [idAt(1)],
  ]);
});

test('a change names what was shown before it', () => {
  const shown = shotAt(1);
  expect(changeOf(shown, { title: 'New', minutes: 20 })).toEqual({
    ...{ kind: 'changeShot', target: idAt(1) },
    ...{ fields: { title: 'New', minutes: 20 }, base: { title: 'Shot 1', minutes: 15 } },
  });
});

test('a deleted entry comes back with each change to it that was refused, and the refusals go', async () => {
  const sent: Operation[][] = [];
  const { client } = clientWith(async (operations) => {
    sent.push([...operations]);
    const gone = operations.filter(
      ({ target, kind }) => target === idAt(9) && kind !== 'restoreShot',
    );
    const refused =
      sent.length > 1
        ? []
        : gone.map((operation) => ({ operation, reason: 'gone', fields: [], title: 'Smoke' }));
    return { day: dayAt(sent.length + 1), refused: refused as never[] };
  });
  await client.receive(dayAt(1, shotAt(9)));
  client.apply(changeOf(shotAt(9), { notes: 'Violet' }), changeOf(shotAt(9), { minutes: 5 }));
  await settled();
  const [note] = client.current().refused;
  expect(note).toMatchObject({ reason: 'gone', title: 'Smoke' });
  client.bringBack(note!);
  await settled();
  expect(client.current()).toMatchObject({ refused: [], pending: [] });
  expect(sent[1]?.map(({ kind, fields }) => [kind, fields])).toEqual([
    ['restoreShot', {}],
    ['changeShot', { notes: 'Violet' }],
    ['changeShot', { minutes: 5 }],
  ]);
});

test('the last change is kept only once the device has stored it', async () => {
  let store = () => {};
  const keep = () =>
    new Promise<void>((resolve) => {
      store = resolve;
    });
  const send: Send = async () => ({ day: dayAt(2, shotAt(1)), refused: [] });
  const { client } = clientWith(send, { ...memoryStorage(), keep });
  await client.receive(dayAt(1));
  client.apply(add(1));
  await settled();
  expect(client.current().waiting).toBe(0);
  const isKept = vi.fn<() => void>();
  void client.kept.then(isKept);
  await settled();
  expect(isKept).not.toHaveBeenCalled();
  store();
  await settled();
  expect(isKept).toHaveBeenCalledOnce();
});
