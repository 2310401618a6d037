import type { ConventionShoot } from '@lensemble/contract/conventions';
import { expect, it } from 'vitest';
import { busyBars } from './busy-bars.ts';

const shoot = (id: string, date: string | null, time: string | null, durationMinutes: number) =>
  ({ id, date, time, durationMinutes }) as ConventionShoot;

it('shows when each day is busy, over the same hours', () => {
  const bars = busyBars([
    shoot('a', '2026-12-11', '09:00', 60),
    shoot('b', '2026-12-12', '12:00', 60),
    shoot('c', '2026-12-12', '18:00', 60),
    shoot('d', '2026-12-12', null, 60),
    shoot('e', null, null, 60),
  ]);
  expect([...bars]).toEqual([
    ['2026-12-11', [{ id: 'a', left: 0, width: 10 }]],
    [
      '2026-12-12',
      [
        { id: 'b', left: 30, width: 10 },
        { id: 'c', left: 90, width: 10 },
      ],
    ],
  ]);
});
