import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShootTable } from './shoot-table.tsx';

const text = (isFiltered: boolean, isExplained: boolean) =>
  renderToStaticMarkup(<ShootTable shoots={[]} {...{ isFiltered, isExplained }} />);

test('an empty table offers no columns, and does not repeat what the filters say', () => {
  expect(text(true, true)).toBe('');
  expect(text(true, false)).toContain('No shoots match the selected filters');
  expect(text(false, false)).toContain('Nothing planned yet');
  for (const isExplained of [true, false]) expect(text(true, isExplained)).not.toContain('Columns');
});
