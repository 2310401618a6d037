import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LineEntry } from './line-entry.tsx';

test('the lines of a list are told apart', () => {
  const before = { id: 'a', updatedAt: '', lines: ['Glue gun, hot', 'Pins'] };
  const change = { lines: ['Tape', 'Pins'] };
  const line = { kind: 'changed', row: 2, name: 'Repair kit', before, change } as const;
  const shown = renderToStaticMarkup(<LineEntry line={line} />);
  expect(shown).toContain('Glue gun, hot · Pins');
  expect(shown).toContain('Tape · Pins');
});
