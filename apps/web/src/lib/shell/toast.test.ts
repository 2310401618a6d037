import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { areToastsHosted, currentToasts, dismissToast, hostToasts, toast } from './toast.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('one toast at a time: the next takes the place of the one before', () => {
  toast({ title: 'First' });
  toast({ title: 'Second' });
  expect(currentToasts().map((entry) => entry.title)).toEqual(['Second']);
});

test('a dismissed toast closes at once and leaves the state after 1,000,000 ms', () => {
  toast({ title: 'Saved' }).dismiss();
  expect(currentToasts()).toMatchObject([{ title: 'Saved', open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toHaveLength(0);
});

test('dismissing what is gone does nothing', () => {
  expect(() => dismissToast(-1)).not.toThrow();
});

test('toasts are shown elsewhere for as long as something hosts them', () => {
  const [leaveOuter, leaveInner] = [hostToasts(), hostToasts()];
  leaveInner();
  expect(areToastsHosted()).toBe(true);
  leaveOuter();
  expect(areToastsHosted()).toBe(false);
});
