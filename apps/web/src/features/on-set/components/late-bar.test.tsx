import type { ShootDetail } from '@lensemble/contract/shoots';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dayOfPlan } from '../lib/day-of-plan.ts';
import { LateBar } from './late-bar.tsx';

const shoot = { date: '2026-12-04', time: '18:00', timeZone: 'Asia/Tokyo' } as ShootDetail;
const shownAt = (moment: string) =>
  renderToStaticMarkup(
    <LateBar day={dayOfPlan(shoot, [], Date.parse(moment))} onMove={() => undefined} />,
  );

test('before the day, the bar names the day instead of saying that it is on time', () => {
  const dayBefore = shownAt('2026-12-03T14:59:00Z');
  expect(dayBefore).toContain('Friday, December 4');
  expect(dayBefore).not.toContain('On time');
});

test('on the day of the place, it says how late the day is', () => {
  const morning = shownAt('2026-12-03T15:01:00Z');
  expect(morning).toContain('On time');
  expect(morning).not.toContain('December');
});
