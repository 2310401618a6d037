import { beforeEach, expect, test, vi } from 'vitest';

const { keepUpcoming, leaveDevice } = vi.hoisted(() => ({
  keepUpcoming: vi.fn<() => Promise<void>>(),
  leaveDevice: vi.fn<(account: string) => Promise<void>>(),
}));
vi.mock('./keep-upcoming.ts', () => ({ keepUpcoming }));
vi.mock('./leave-device.ts', () => ({ leaveDevice }));
vi.mock('@/lib/session/auth-session.ts', () => ({
  currentSession: () => ({ user: { id: 'u1' } }),
}));

/** Each test is a page of its own. */
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.resetAllMocks();
  return () => void vi.useRealTimers();
});

async function openPage() {
  const { leave } = await import('@/lib/session/leaving.ts');
  const { readyDevice } = await import('./ready-device.ts');
  return { leave, isReady: readyDevice() };
}

test('a user who signs out before the device keeps anything leaves nothing on it', async () => {
  const { leave, isReady } = await openPage();
  await leave();
  await vi.advanceTimersByTimeAsync(60_000);
  await isReady;
  expect(leaveDevice.mock.calls).toEqual([['u1']]);
  expect(keepUpcoming).not.toHaveBeenCalled();
});

test.each(['kept', 'refused'])('what is still being kept is removed once it is %s', async (end) => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  keepUpcoming.mockReturnValue(promise);
  const { leave, isReady } = await openPage();
  await vi.advanceTimersByTimeAsync(2_000);
  const left = leave();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(leaveDevice).not.toHaveBeenCalled();
  if (end === 'kept') resolve();
  else reject(new Error('No account is signed in'));
  await Promise.allSettled([left, isReady]);
  expect(leaveDevice.mock.calls).toEqual([['u1']]);
});
