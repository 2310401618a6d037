import type { ListedShoot } from '@lensemble/contract/shoots';
import { expect, test } from 'vitest';
import { nextWeeks, usesOf } from './eight-weeks.ts';
import { kitAvailability } from './kit-weeks.ts';

const days = nextWeeks('2026-11-24');
const shoot = (id: string, date: string | null, fields: Partial<ListedShoot> = {}) =>
  ({
    ...{ id, title: id, status: 'planning', date, time: '10:00', timeZone: 'UTC' },
    ...{ durationMinutes: 60, setUpMinutes: 0, strikeMinutes: 0 },
    ...fields,
  }) as ListedShoot;

test('the shoots with a kit hold it, the earliest first, and two at a time are one too many', () => {
  const shoots = [
    shoot('late', '2026-12-05', { time: null }),
    shoot('early', '2026-11-28'),
    shoot('same time', '2026-11-28', { time: '10:30' }),
    shoot('idea', '2026-11-29', { status: 'idea' }),
    shoot('undated', null),
    shoot('other', '2026-11-30'),
    shoot('past', '2026-10-01'),
  ];
  const shootIds = shoots.map(({ id }) => id).filter((id) => id !== 'other');
  const data = kitAvailability(
    { id: 'kit', shootIds, shootCount: shootIds.length },
    shoots,
    days.first,
  );
  const uses = usesOf(data, { kind: 'props', id: 'kit', owned: 1 }, days);
  expect(uses.map((use) => [use.shoot.id, use.shortage?.free])).toEqual([
    ...[['early', 0] as const, ['same time', 0] as const],
    ['late', undefined],
  ]);
  expect(data.isComplete).toBe(true);
});

test('only shoots to come can be missing from the weeks, since the listed ids begin with them', () => {
  const toCome = shoot('soon', '2026-11-28');
  const past = shoot('past', '2026-10-01');
  const isComplete = (shootIds: string[]) =>
    kitAvailability({ id: 'kit', shootIds, shootCount: 60 }, [toCome, past], days.first).isComplete;
  expect(isComplete(['soon'])).toBe(false);
  expect(isComplete(['soon', 'past'])).toBe(true);
});
