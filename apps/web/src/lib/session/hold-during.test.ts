import { expect, test, vi } from 'vitest';
import { holdDuring } from './hold-during.ts';
import { dropUnsaved, hasUnsaved } from './session-end.ts';

/** Whether the browser would ask before it closes the page. */
function asksToClose(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('the browser asks before it closes the page while work goes on, and not after it has ended or failed', async () => {
  vi.stubGlobal('window', new EventTarget());
  // Other tests of this process can have left changes behind.
  dropUnsaved();
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const works = [holdDuring(first.promise), holdDuring(second.promise)];
  first.resolve('sent');
  expect(await works[0]).toBe('sent');
  expect([asksToClose(), hasUnsaved()]).toEqual([true, true]);
  second.reject(new Error('No network'));
  await expect(works[1]).rejects.toThrow('No network');
  expect([asksToClose(), hasUnsaved()]).toEqual([false, false]);
});
