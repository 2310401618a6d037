import type { Conflict } from '@lensemble/contract/conflicts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aShoot } from '@/features/shoots/editor/testing/a-shoot.ts';
import { type DateFacts, FactsList } from './facts-list.tsx';

const away = (itemId: string): Conflict => ({ kind: 'away', itemId, away: [] });
const factsWith = (...conflicts: Conflict[]): DateFacts => ({
  golden: null,
  goldenMinutes: 0,
  forecast: undefined,
  conflicts,
});
const shown = (facts: DateFacts) =>
  renderToStaticMarkup(<FactsList shoot={aShoot()} facts={facts} />);

test('one conflict of a date is said in words', () => {
  const list = shown(factsWith(away('dana')));
  expect(list).toContain('is away');
  expect(list).not.toContain('<details');
});

test('several conflicts of a date are counted, and said in words once they are unfolded', () => {
  const list = shown(factsWith(away('dana'), away('kim'), away('sam')));
  expect(list).toMatch(/<summary[^>]*>3 busy or away/);
  expect(list).not.toContain('<details open');
  expect(list.match(/is away/g)).toHaveLength(3);
});

test('a date without conflicts is free, and nothing is said while they are not known', () => {
  expect(shown(factsWith())).toContain('No conflicts');
  expect(shown({ ...factsWith(), conflicts: undefined })).not.toContain('No conflicts');
});

test('conflicts that load later do not move what is below them', () => {
  const lines = (facts: DateFacts) => shown(facts).match(/<li/g)?.length;
  expect(lines({ ...factsWith(), conflicts: undefined })).toBe(lines(factsWith()));
  // A shoot that needs nothing has no line to wait for.
  expect(lines({ ...factsWith(), conflicts: null })).toBeUndefined();
});
