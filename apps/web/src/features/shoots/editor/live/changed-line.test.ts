import { expect, test } from 'vitest';
import { changedLine } from './changed-line.ts';

test('a change names the line that differs, unless there are several or a long one', () => {
  expect(changedLine('3:30 PM', '3 PM')).toEqual({ from: '3:30 PM', to: '3 PM' });
  const crew = (call: string) => `Dana Okafor, Model\nYuki Arai, Model, ${call}`;
  expect(changedLine(crew('3:30 PM'), crew('3 PM'))).toEqual({
    from: 'Yuki Arai, Model, 3:30 PM',
    to: 'Yuki Arai, Model, 3 PM',
  });
  expect(changedLine('Dana\nYuki', 'Dana\nYuki\nLeo')).toBe(undefined);
  expect(changedLine('Dana\nYuki', 'Leo\nSam')).toBe(undefined);
  expect(changedLine('Before', 'After '.repeat(20))).toBe(undefined);
});
