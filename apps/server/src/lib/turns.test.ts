import { expect, test } from 'vitest';
import { takingTurns } from './turns.ts';
import { UnavailableError } from './unavailable-error.ts';

function someWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

test('refuses a request when too many wait, until one of them has had a turn', async () => {
  const inTurn = takingTurns(2, { waiting: 3 });
  const { work, end } = someWork();
  const admitted = Array.from({ length: 5 }, () => inTurn(work));
  await expect(inTurn(work)).rejects.toThrow(UnavailableError);
  end();
  await Promise.all(admitted);
  await expect(inTurn(async () => 'done')).resolves.toBe('done');
});

test('work that fails gives its turn on', async () => {
  const inTurn = takingTurns(1);
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('done');
});

test('people take turns, and the work of one of them keeps its order', async () => {
  const inTurn = takingTurns(1);
  const done: string[] = [];
  const does = (person: string, name: string) =>
    inTurn(async () => void done.push(`${person}${name}`), person);
  const all = ['1', '2', '3'].map((name) => does('a', name));
  await Promise.all([...all, does('b', '1'), does('c', '1'), does('b', '2')]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('one person uses no more than the part that is allowed', async () => {
  const inTurn = takingTurns(3, { perPerson: 1 });
  const { work, end } = someWork();
  const begun: string[] = [];
  const does = (person: string) =>
    inTurn(() => {
      begun.push(person);
      return work();
    }, person);
  const all = ['a', 'a', 'b', 'a', 'c', 'd'].map(does);
  expect(begun).toEqual(['a', 'b', 'c']);
  end();
  await Promise.all(all);
  expect(begun.slice(3).sort()).toEqual(['a', 'a', 'd']);
});
