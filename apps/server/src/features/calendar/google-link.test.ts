import { expect, test } from 'vitest';
import type { CalendarShoot } from './calendar-shoot.ts';
import { googleLink } from './google-link.ts';

const PAGE = 'https://shoots.example.org/s/secret';
const shoot: CalendarShoot = {
  id: 'an-event',
  title: 'Morgan & Nimue #2',
  description: 'Bring layers.',
  status: 'planning',
  date: '2026-10-24',
  time: '23:30',
  timeZone: 'Europe/Rome',
  durationMinutes: 240,
  reminderTime: null,
  version: 1,
  updatedAt: '2026-10-01T08:00:00.000Z',
  location: { name: 'San Galgano', address: null, notes: null, latitude: null, longitude: null },
  participants: [],
  costumes: [],
};
const fieldsOf = (change: Partial<CalendarShoot>) => {
  const link = googleLink({ ...shoot, ...change }, PAGE, 'en') ?? '';
  return Object.fromEntries(new URL(link).searchParams);
};

test('Google Calendar gets the moments of a shoot, also in the night in which the clocks change', () => {
  expect(fieldsOf({})).toEqual({
    action: 'TEMPLATE',
    text: 'Morgan & Nimue #2',
    dates: '20261024T213000Z/20261025T013000Z',
    ctz: 'Europe/Rome',
    details: `Bring layers.\n\n${PAGE}`,
    location: 'San Galgano',
  });
});

test('a shoot without a time takes the whole day, and one without a date has no link', () => {
  expect(fieldsOf({ time: null }).dates).toBe('20261024/20261025');
  expect(googleLink({ ...shoot, date: null }, PAGE, 'en')).toBeUndefined();
});

test('the longest texts stay within what Google accepts', () => {
  const long = '撮'.repeat(5_000);
  const location = { ...shoot.location!, name: long.slice(0, 500), address: long.slice(0, 500) };
  const link = googleLink(
    { ...shoot, title: long.slice(0, 200), description: long, location },
    PAGE,
    'en',
  );
  expect(link!.length).toBeLessThan(8_000);
});
