import type { Shot } from '@lensemble/contract/shots';
import { expect, test } from 'vitest';
import { packingDue } from './packing-due.ts';

const person = (callTime: string | null) => ({ callTime }) as never;
const shot = (kind: Shot['kind'], pin: string | null) =>
  ({ kind, pin, id: kind, minutes: 30, state: 'open', actualEnd: null }) as Shot;
const shoot = {
  ...{ date: '2026-11-22', time: '15:30', timeZone: 'Europe/Rome', isZoneGuess: false },
  ...{ participants: [person(null), person('14:00')], status: 'ready to shoot' as const },
};
const at = (time: string) => Date.parse(`2026-11-22T${time}:00+01:00`);

test('things are needed when the first person is on set, or when the day begins before that', () => {
  expect(packingDue(shoot, [])).toEqual({ at: at('14:00'), isDeparture: false });
  expect(packingDue({ ...shoot, participants: [] }, [])?.at).toBe(at('15:30'));
  expect(packingDue(shoot, [shot('makeup', '13:15')])?.at).toBe(at('13:15'));
});

test('a day that begins with a journey leaves when that does', () => {
  const left = packingDue(shoot, [shot('travel', '13:00'), shot('shot', null)]);
  expect(left).toEqual({ at: at('13:00'), isDeparture: true });
  expect(packingDue(shoot, [shot('shot', null), shot('travel', null)])?.isDeparture).toBe(false);
});

test.each([
  { date: null },
  { time: null },
  { isZoneGuess: true },
  { status: 'completed' as const },
])('nothing is due with %o', (change) => {
  expect(packingDue({ ...shoot, ...change }, [])).toBeNull();
});
