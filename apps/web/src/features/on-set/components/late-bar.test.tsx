import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Shot } from '@lensemble/contract/shots';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dayOfPlan } from '../lib/day-of-plan.ts';
import { LateBar } from './late-bar.tsx';

const shoot = { date: '2026-12-04', time: '18:00', timeZone: 'Asia/Tokyo' } as ShootDetail;
const crown = {
  id: 'a',
  kind: 'shot',
  minutes: 15,
  pin: null,
  state: 'open',
  actualEnd: null,
} as Shot;
const shownAt = (moment: string, shots = [crown]) =>
  renderToStaticMarkup(
    <LateBar day={dayOfPlan(shoot, shots, Date.parse(moment))} onMove={() => undefined} />,
  );

test('before the day, the bar names the day instead of saying that it is on time', () => {
  const dayBefore = shownAt('2026-12-03T14:59:00Z');
  expect(dayBefore).toContain('Friday, December 4');
  expect(dayBefore).toContain('6:00 PM – 6:15 PM');
  expect(dayBefore).not.toContain('On time');
});

test('a shot that was tried before the day, and a day that is long over, are neither early nor late', () => {
  const tried = { ...crown, state: 'done', actualEnd: '2026-12-02T01:00:00Z' } as const;
  const lift = { ...crown, id: 'b' };
  for (const moment of ['2026-12-02T01:01:00Z', '2026-12-07T01:00:00Z']) {
    const bar = shownAt(moment, [tried, lift]);
    expect(bar).toContain('Friday, December 4');
    expect(bar).toContain('6:00 PM – 6:30 PM');
    expect(bar).not.toMatch(/h late|min late|early|not 6:30/);
  }
});

test('on the day of the place, it says how late the day is', () => {
  const morning = shownAt('2026-12-03T15:01:00Z');
  expect(morning).toContain('On time');
  expect(morning).not.toContain('December');
});

test('only a late day warns', () => {
  expect(shownAt('2026-12-04T09:05:00Z')).not.toContain('planning');
  expect(shownAt('2026-12-04T09:35:00Z')).toMatch(/planning.*20 min late/);
});

test('a day without entries has no end, and is neither late nor on time', () => {
  const empty = shownAt('2026-12-04T12:00:00Z', []);
  expect(empty).toContain('Friday, December 4');
  expect(empty).toContain('6:00 PM');
  expect(empty).not.toMatch(/Ends|late|On time/);
});
