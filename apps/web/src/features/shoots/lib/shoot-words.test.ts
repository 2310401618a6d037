import { describe, expect, it } from 'vitest';
import { aShoot } from '../editor/testing/a-shoot.ts';
import { countdownOf, hoursOf, participantsOf, placeOf } from './shoot-words.ts';

const location = { id: 'x', name: 'St. Galgano', address: null, notes: 'Abbey ruin, south nave' };

describe('the words of a card', () => {
  it("says the location's name and notes", () => {
    expect(placeOf(aShoot({ location }))).toBe('St. Galgano · Abbey ruin, south nave');
    expect(placeOf(aShoot({ location: { ...location, notes: '  ' } }))).toBe('St. Galgano');
    expect(placeOf(aShoot({ location: null }))).toBeNull();
  });

  it('counts down to what is neither past nor completed', () => {
    const shoot = aShoot({ date: '2026-11-29' });
    expect(countdownOf(shoot, '2026-11-29')).toBe('Today');
    expect(countdownOf(shoot, '2026-11-28')).toBe('1 day');
    expect(countdownOf(shoot, '2026-11-23')).toBe('6 days');
    expect(countdownOf(shoot, '2026-11-22')).toBe('1 week');
    expect(countdownOf(shoot, '2026-11-30')).toBeNull();
    expect(countdownOf({ ...shoot, status: 'completed' }, '2026-11-28')).toBeNull();
    expect(countdownOf({ ...shoot, date: null }, '2026-11-28')).toBeNull();
  });

  it('says when and how long, in the singular and the plural', () => {
    expect(hoursOf(aShoot({ time: '15:30', durationMinutes: 150 }))).toBe('3:30 PM · 2h 30m');
    expect(hoursOf(aShoot({ time: null, durationMinutes: 105 }))).toBe('1h 45m');
    expect(participantsOf(aShoot({ participantCount: 1 }))).toBe('1 participant');
    expect(participantsOf(aShoot({ participantCount: 0 }))).toBe('0 participants');
  });
});
