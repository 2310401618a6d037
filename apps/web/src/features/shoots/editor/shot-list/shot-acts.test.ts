import { newShot, type Shot } from '@lensemble/contract/shots';
import { afterEach, expect, test, vi } from 'vitest';
import type { DayClient } from '@/lib/day/day-client.ts';
import { shotActs } from './shot-acts.ts';

const shotOf = (id: string): Shot => ({
  ...newShot.parse({ title: id }),
  ...{ id, state: 'open', actualEnd: null },
});

afterEach(() => vi.unstubAllGlobals());

/** What has the focus after a shot of a list was deleted. */
function focusedAfter(list: readonly string[], id: string): string | undefined {
  let focused: string | undefined;
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  vi.stubGlobal('document', {
    activeElement: null,
    querySelector: (selector: string) => ({
      focus: () => {
        focused = selector;
      },
    }),
  });
  const shots = list.map(shotOf);
  const client = { apply: vi.fn(), current: () => ({ shots }) } as unknown as DayClient;
  const acts = shotActs(client, vi.fn(), vi.fn(), vi.fn());
  acts.remove(shotOf(id), id);
  return focused;
}

test('the focus goes from a deleted shot to the next one, and from the only one to the button that adds one', () => {
  expect(focusedAfter(['a', 'b', 'c'], 'b')).toContain('data-shot="c"');
  expect(focusedAfter(['a', 'b'], 'b')).toContain('data-shot="a"');
  expect(focusedAfter(['a'], 'a')).toBe('[data-add-shot]');
});
