import { expect, test } from 'vitest';
import { dayOfTimestamp } from './day-of-timestamp.ts';
import { zonedInstant } from './zoned-time.ts';

const days = ['2026-01-01', '2026-03-08', '2026-03-29', '2026-07-01', '2026-10-25', '2028-02-29'];
/** Their midnight is that of another zone with more people. */
const outnumbered = /^Pacific\/(Midway|Niue|Pago_Pago|Samoa|Kiritimati)$/;
const zones = Intl.supportedValuesOf('timeZone').filter((zone) => !outnumbered.test(zone));

test('the local midnight of a day means that day, in every zone', () => {
  for (const zone of zones) {
    for (const day of days) {
      const sent = zonedInstant(day, '00:00', zone).toISOString();
      expect(`${zone} ${dayOfTimestamp(sent)}`).toBe(`${zone} ${day}`);
    }
  }
});

test.each([
  ['midnight in UTC', '2026-11-28T00:00:00.000Z', '2026-11-28'],
  ['midnight in Hawaii, rather than in Kiritimati', '2026-11-28T10:00:00.000Z', '2026-11-28'],
  ['midnight in New Zealand, rather than in Samoa', '2026-11-28T11:00:00.000Z', '2026-11-29'],
  ['midnight where no one lives, and in Fiji', '2026-11-28T12:00:00.000Z', '2026-11-29'],
  ['midnight in no zone', '2026-11-28T16:45:00.000Z', '2026-11-28'],
  ['a second after midnight', '2026-11-28T15:00:01.000Z', '2026-11-28'],
  ['the last day of a year', '2026-12-31T15:00:00.000Z', '2027-01-01'],
  ['a time with an offset', '2026-11-28T16:00:00+01:00', '2026-11-28'],
  ['midnight with an offset', '2026-11-28T00:00:00-08:00', '2026-11-28'],
  ['a time without an offset', '2026-11-28T15:00:00', '2026-11-28'],
  ['a day that does not exist', '2026-02-30T15:00:00.000Z', '2026-02-30'],
])('%s', (_, value, day) => {
  expect(dayOfTimestamp(value)).toBe(day);
});

test.each(['2026-11-28', 'tomorrow', '2026-11-28T24:00:00Z', '2026-11-28T15'])(
  'is no timestamp: %s',
  (value) => {
    expect(dayOfTimestamp(value)).toBeUndefined();
  },
);
