import { expect, test } from 'vitest';
import { z } from 'zod';
import { operatorSettings } from './operators.ts';

const read = (OPERATORS?: string) => z.object(operatorSettings).safeParse({ OPERATORS }).data;

test('operators are addresses in lower case', () => {
  expect(read()).toEqual({ OPERATORS: [] });
  expect(read('Ada@Example.org, ben@example.org')).toEqual({
    OPERATORS: ['ada@example.org', 'ben@example.org'],
  });
  expect(read('ada@example.org,Ben')).toBeUndefined();
});
