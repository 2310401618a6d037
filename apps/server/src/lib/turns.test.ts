import { expect, test } from 'vitest';
import { takingTurns } from './turns.ts';
import { UnavailableError } from './unavailable-error.ts';

function someWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

test('refuses a request when too many wait, until one of them has had a turn', async () => {
  const inTurn = takingTurns(2, 3);
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
