import { describe, expect, it } from 'vitest';
import { aShoot } from '../editor/testing/a-shoot.ts';
import { boardSummary } from './board-summary.ts';
import { upcomingSummary } from './upcoming-summary.ts';

const saturday = '2026-11-21';
const on = (...dates: (string | null)[]) => dates.map((date) => aShoot({ date }));
const upcoming = (...dates: (string | null)[]) => upcomingSummary(on(...dates), saturday);

describe('the week ahead in a sentence', () => {
  it('counts today and the seven days after it', () => {
    expect(upcoming(saturday, saturday, '2026-11-24', '2026-11-28', '2026-11-29')).toBe(
      'Two today, two more in the next 7 days.',
    );
    expect(upcoming(saturday)).toBe('One today, nothing more in the next 7 days.');
    expect(upcoming('2026-11-22')).toBe('One shoot in the next 7 days.');
  });

  it('names the next day when the week is free, with its year when that is another', () => {
    expect(upcoming('2026-12-05', '2026-11-29')).toBe(
      'Nothing in the next 7 days. The next shoot is on November 29.',
    );
    expect(upcoming('2027-01-02')).toBe(
      'Nothing in the next 7 days. The next shoot is on January 2, 2027.',
    );
  });

  it('does not count what is past, undated or completed', () => {
    expect(upcoming('2026-11-20', null)).toBe('No dates ahead.');
    expect(upcomingSummary([aShoot({ date: saturday, status: 'completed' })], saturday)).toBe(
      'No dates ahead.',
    );
  });

  it('says so when there is no shoot at all, and counts in figures beyond ten', () => {
    expect(upcoming()).toBe('Nothing planned yet.');
    expect(upcoming(...Array.from({ length: 11 }, () => saturday))).toMatch(/^11 today/);
  });
});

describe('the board in a line', () => {
  it('counts what is planned or ready as on the way', () => {
    const shoots = [aShoot(), aShoot({ status: 'ready to shoot' }), aShoot({ status: 'idea' })];
    expect(boardSummary(shoots)).toBe('3 shoots, 2 on the way');
    expect(boardSummary([aShoot({ status: 'completed' })])).toBe('1 shoot, none on the way');
    expect(boardSummary([])).toBe('Nothing planned yet.');
  });
});
