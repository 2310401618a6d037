import { expect, test } from 'vitest';
import { isCallSheetOut, isToldOf } from './is-told-of.ts';

const lastReminder = {
  sentAt: '2026-01-01T12:00:00.000Z',
  sent: 1,
  waiting: 0,
  refused: [],
  dropped: [],
  withoutAddress: [],
};
const plan = { date: '2126-11-28', time: null, timeZone: 'UTC', durationMinutes: 60, lastReminder };

test('participants who got a reminder are told of a shoot to come, also after its date was cleared', () => {
  expect(isToldOf(plan)).toBe(true);
  expect(isToldOf({ ...plan, date: null })).toBe(true);
  expect(isToldOf({ ...plan, lastReminder: { ...lastReminder, sent: 0, waiting: 1 } })).toBe(true);
});

test('participants are not told of a past shoot, nor without a reminder', () => {
  expect(isToldOf({ ...plan, date: '2021-11-28' })).toBe(false);
  expect(isToldOf({ ...plan, lastReminder: null })).toBe(false);
  expect(isToldOf({ ...plan, lastReminder: { ...lastReminder, sent: 0 } })).toBe(false);
});

test('people whose call sheet was emailed are told of a shoot to come', () => {
  const [sent, onItsWay, neither] = [
    { sentAt: '2026-01-01T12:00:00.000Z', isOnItsWay: false },
    { sentAt: null, isOnItsWay: true },
    { sentAt: null, isOnItsWay: false },
  ];
  expect(isCallSheetOut(plan, [neither, sent])).toBe(true);
  expect(isCallSheetOut(plan, [onItsWay])).toBe(true);
  expect(isCallSheetOut(plan, [neither])).toBe(false);
  expect(isCallSheetOut({ ...plan, date: null }, [sent])).toBe(false);
  expect(isCallSheetOut({ ...plan, date: '2021-11-28' }, [sent])).toBe(false);
});
