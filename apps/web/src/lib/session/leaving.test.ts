import { afterEach, expect, test, vi } from 'vitest';
import { leave, whenLeaving } from './leaving.ts';

afterEach(() => vi.useRealTimers());

test('neither a task that fails nor one that never ends keeps the user', async () => {
  vi.useFakeTimers();
  const done = vi.fn(async () => {});
  whenLeaving(() => Promise.reject(new Error('No room')));
  whenLeaving(() => new Promise(() => {}));
  whenLeaving(done);
  const left = vi.fn();
  void leave().then(left);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(done).toHaveBeenCalledOnce();
  expect(left).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(left).toHaveBeenCalledOnce();
});
