import { expect, test, vi } from 'vitest';
import { AnswerCache, type Perishable } from './answer-cache.ts';

const answer = (text: string) => ({ body: Buffer.from(text), encoding: 'identity' as const });
const makes = (text: string) => vi.fn(async () => answer(text));

test('makes an answer once for each revision', async () => {
  const cache = new AnswerCache(100);
  const make = makes('one');
  for (let i = 0; i < 3; i++) expect(await cache.answer('a', 1, make)).toMatchObject(answer('one'));
  expect(make).toHaveBeenCalledTimes(1);
  const next = makes('two');
  expect(await cache.answer('a', 2, next)).toMatchObject(answer('two'));
  expect(await cache.answer('b', 2, makes('else'))).toMatchObject(answer('else'));
});

test('lets concurrent requests wait for the same answer', async () => {
  const cache = new AnswerCache(100);
  const make = makes('one');
  await Promise.all(Array.from({ length: 5 }, () => cache.answer('a', 1, make)));
  expect(make).toHaveBeenCalledTimes(1);
});

test('a slow answer of an older revision does not push out a newer one', async () => {
  const cache = new AnswerCache(100);
  const slow = Promise.withResolvers<void>();
  const older = cache.answer('a', 1, async () => {
    await slow.promise;
    return answer('older');
  });
  await cache.answer('a', 2, makes('newer'));
  slow.resolve();
  expect(await older).toMatchObject(answer('older'));
  const make = makes('again');
  expect(await cache.answer('a', 2, make)).toMatchObject(answer('newer'));
  expect(make).not.toHaveBeenCalled();
});

test('forgets what was not used for longest when it is full', async () => {
  const cache = new AnswerCache(10);
  await cache.answer('a', 1, makes('aaaa'));
  await cache.answer('b', 1, makes('bbbb'));
  await cache.answer('a', 1, makes('not made'));
  await cache.answer('c', 1, makes('cccc'));
  const again = { a: makes('a'), b: makes('b') };
  await cache.answer('a', 1, again.a);
  await cache.answer('b', 1, again.b);
  expect([again.a.mock.calls.length, again.b.mock.calls.length]).toEqual([0, 1]);
});

test('an answer that is larger than all the room is not kept, nor does it leave its size behind', async () => {
  const cache = new AnswerCache(10);
  await cache.answer('a', 1, makes('a'.repeat(11)));
  const make = makes('small');
  await cache.answer('a', 1, make);
  await cache.answer('a', 1, make);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a failure is not kept', async () => {
  const cache = new AnswerCache(10);
  await expect(cache.answer('a', 1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.answer('a', 1, makes('yes'))).toMatchObject(answer('yes'));
});

test('makes an answer again when it is no longer fresh, also of the same revision', async () => {
  const cache = new AnswerCache<Perishable>(100);
  const until = (text: string, freshUntil: number) => async () => ({ ...answer(text), freshUntil });
  const now = Date.now();
  expect(await cache.answer('a', 1, until('stale', now - 1))).toMatchObject(answer('stale'));
  expect(await cache.answer('a', 1, until('fresh', now + 60_000))).toMatchObject(answer('fresh'));
  const make = makes('not made');
  expect(await cache.answer('a', 1, make)).toMatchObject(answer('fresh'));
  expect(make).not.toHaveBeenCalled();
});
