import { expect, it } from 'vitest';
import { aShoot } from '../../editor/testing/a-shoot.ts';
import { shootsByDay } from '../../lib/shoots-by-day.ts';
import { agendaFrom } from './agenda-list.ts';

const on = (date: string, id = date) => aShoot({ id, date });
const days = shootsByDay([
  on('2026-12-05'),
  on('2026-11-22'),
  on('2026-11-23'),
  on('2027-01-02'),
  on('2026-12-05', 'second'),
]);
const datesOf = ({ groups }: ReturnType<typeof agendaFrom>) => groups.map(({ date }) => date);

it('lists the days from one on, soonest first', () => {
  const agenda = agendaFrom(days, '2026-11-23', 50);
  expect(datesOf(agenda)).toEqual(['2026-11-23', '2026-12-05', '2027-01-02']);
  expect(agenda.left).toBe(0);
});

it('ends after a whole day, and counts what is left', () => {
  const agenda = agendaFrom(days, '2026-11-23', 2);
  expect(datesOf(agenda)).toEqual(['2026-11-23', '2026-12-05']);
  expect(agenda.groups[1]?.shoots).toHaveLength(2);
  expect(agenda.left).toBe(1);
});
