import type { RouterHistory } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { addLayer } from './layer-history.ts';
import { leaveFor } from './leave-for.ts';

const { phone } = vi.hoisted(() => ({ phone: { matches: true } }));
vi.mock('../browser/phone.ts', () => ({ phone: () => phone }));

/** The history of a browser at one screen, and what leads away from it. */
function stubBrowser() {
  class History {
    state: unknown = {};
    go = vi.fn();
    pushState(state: unknown) {
      this.state = state;
    }
    replaceState(state: unknown) {
      this.state = state;
    }
  }
  const history = new History();
  const location = { href: 'https://own.invalid/shoots', replace: vi.fn(), assign: vi.fn() };
  vi.stubGlobal('History', History);
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', history);
  vi.stubGlobal('window', { history });
  return { history, location };
}

const router = { location: { state: {} } } as RouterHistory;

test('a document that is opened from a layer takes its place on a phone, and closing the layer does not end the loading', async () => {
  vi.useFakeTimers();
  const { history, location } = stubBrowser();
  const close = addLayer(router, () => {});
  await vi.runAllTimersAsync();
  leaveFor('/shoots/1/day');
  close();
  await vi.runAllTimersAsync();
  expect(location.replace).toHaveBeenCalledWith('/shoots/1/day');
  expect(history.go).not.toHaveBeenCalled();

  // The person stayed, for example because something is being sent.
  const closeNext = addLayer(router, () => {});
  await vi.runAllTimersAsync();
  closeNext();
  await vi.runAllTimersAsync();
  expect(history.go).toHaveBeenCalledWith(-1);
});
