import { expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (minutes: number) => timeAgo(new Date(now.getTime() - minutes * 60_000), now);

it('tells how long ago something was', () => {
  expect([0, -3, 2, 90, 24 * 60, 72 * 60].map(ago)).toEqual([
    'just now',
    'just now',
    '2 minutes ago',
    '1 hour ago',
    'yesterday',
    '3 days ago',
  ]);
});
