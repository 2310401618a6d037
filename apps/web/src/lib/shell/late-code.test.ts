import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdUnsaved } from '../session/session-end.ts';
import { lateCode } from './late-code.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a first change loads what may be needed later, one part after another and none at once', async () => {
  const loads: string[] = [];
  const part = (name: string) =>
    lateCode(async () => {
      loads.push(name);
      return name;
    });
  const [menu, dialog] = [part('menu'), part('dialog')];
  const saved = holdUnsaved();
  expect(loads).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(loads).toEqual(['menu']);
  await vi.advanceTimersByTimeAsync(200);
  expect(loads).toEqual(['menu', 'dialog']);
  expect([menu.loaded(), dialog.loaded()]).toEqual(['menu', 'dialog']);
  saved();
});

test('what cannot be loaded does not keep the rest from loading', async () => {
  const code = lateCode<string>(() => Promise.reject(new Error('offline')));
  const next = lateCode(async () => 'next');
  const saved = holdUnsaved();
  await vi.advanceTimersByTimeAsync(400);
  expect([code.loaded(), next.loaded()]).toEqual([undefined, 'next']);
  saved();
});

test('nothing loads while the user types', async () => {
  let press: (event: { timeStamp: number }) => void = () => {};
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof press) => {
    press = listener;
  });
  vi.resetModules();
  const fresh = await import('./late-code.ts');
  const session = await import('../session/session-end.ts');
  const code = fresh.lateCode(async () => 'dialog');
  const saved = session.holdUnsaved();
  for (let key = 0; key < 10; key++) {
    press({ timeStamp: performance.now() });
    await vi.advanceTimersByTimeAsync(150);
  }
  expect(code.loaded()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(400);
  expect(code.loaded()).toBe('dialog');
  saved();
});
