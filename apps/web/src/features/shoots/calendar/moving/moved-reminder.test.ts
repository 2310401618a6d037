import { describe, expect, it } from 'vitest';
import { movedReminder } from './moved-reminder.ts';

const now = new Date('2026-11-23T12:00:00Z');
const shoot = { date: '2026-11-28', time: '16:00', timeZone: 'Europe/Berlin' };
const at = (reminderTime: string | null, change = {}) => ({ ...shoot, ...change, reminderTime });

describe('the reminder of a shoot that moves', () => {
  it('keeps its distance, also across a change of the clocks', () => {
    const hourBefore = at('2026-11-28T14:00:00Z');
    expect(movedReminder(hourBefore, { date: '2026-12-05' }, now)).toBe('2026-12-05T14:00:00.000Z');
    expect(movedReminder(hourBefore, { date: '2027-04-03' }, now)).toBe('2027-04-03T13:00:00.000Z');
    expect(movedReminder(hourBefore, { date: '2026-11-28', time: '10:00' }, now)).toBe(
      '2026-11-28T08:00:00.000Z',
    );
  });

  it('stays where a person put it', () => {
    const custom = at('2026-11-25T17:30:00.000Z');
    expect(movedReminder(custom, { date: '2026-12-05' }, now)).toBe(custom.reminderTime);
  });

  it('is removed if it would come too late', () => {
    expect(movedReminder(at('2026-11-25T17:30:00Z'), { date: '2026-11-24' }, now)).toBeNull();
    expect(movedReminder(at('2026-11-28T14:00:00Z'), { date: '2026-11-22' }, now)).toBeNull();
  });

  it('stays if its moment has come, so that it does not go out again', () => {
    const sent = at('2026-11-23T10:00:00Z', { date: '2026-11-24', time: '11:00' });
    expect(movedReminder(sent, { date: '2026-12-05' }, now)).toBe(sent.reminderTime);
    expect(movedReminder(sent, { date: '2026-11-22' }, now)).toBeNull();
  });

  it('does not appear where there is none', () => {
    expect(movedReminder(at(null), { date: '2026-12-05' }, now)).toBeNull();
  });
});
