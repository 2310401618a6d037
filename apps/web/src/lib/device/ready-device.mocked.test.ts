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
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const seen = () => document.dispatchEvent(new Event('visibilitychange'));

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

test.each(['kept', 'refused'])(
  'what is still being kept is removed at once, and again once it is %s',
  async (end) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    keepUpcoming.mockReturnValue(promise);
    const { leave, isReady } = await openPage();
    await vi.advanceTimersByTimeAsync(2_000);
    const left = leave();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(leaveDevice.mock.calls).toEqual([['u1']]);
    if (end === 'kept') resolve();
    else reject(new Error('No account is signed in'));
    await Promise.allSettled([left, isReady]);
    expect(leaveDevice.mock.calls).toEqual([['u1'], ['u1']]);
  },
);

test('a page that is seen again while it still keeps the plans does not begin anew', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  keepUpcoming.mockReturnValue(promise);
  const { isReady } = await openPage();
  await vi.advanceTimersByTimeAsync(2_000);
  seen();
  await vi.advanceTimersByTimeAsync(3_600_001);
  seen();
  expect(keepUpcoming).toHaveBeenCalledOnce();
  resolve();
  await isReady;
});

test('a page that is seen again after an hour keeps what has come near, unless the user has left', async () => {
  keepUpcoming.mockRejectedValueOnce(new Error('No network')).mockResolvedValue();
  const { leave, isReady } = await openPage();
  const failed = expect(isReady).rejects.toThrow('No network');
  await vi.advanceTimersByTimeAsync(2_000);
  await failed;
  seen();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(keepUpcoming).toHaveBeenCalledTimes(2);
  seen();
  expect(keepUpcoming).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_600_000);
  Object.assign(document, { hidden: true });
  seen();
  expect(keepUpcoming).toHaveBeenCalledTimes(2);
  Object.assign(document, { hidden: false });
  seen();
  expect(keepUpcoming).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(3_600_001);
  await leave();
  seen();
  expect(keepUpcoming).toHaveBeenCalledTimes(3);
});
