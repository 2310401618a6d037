import { describe, expect, test } from 'vitest';
import { splitName } from './split-name.ts';

describe('the name of a user from a provider', () => {
  test.each([
    ['Mira Lindqvist', 'Mira', 'Lindqvist'],
    ['  Mira   Lindqvist  ', 'Mira', 'Lindqvist'],
    ['Ana de la Cruz', 'Ana', 'de la Cruz'],
    ['Mira\u00a0Lindqvist', 'Mira', 'Lindqvist'],
    ['荒井 雪', '荒井', '雪'],
  ])('cuts %j at the first blank', (fullName, firstName, lastName) => {
    expect(splitName(fullName, 'someone@example.org')).toEqual({ firstName, lastName });
  });

  test('has "User" as last name when there is only one word', () => {
    expect(splitName('Mira', 'x@example.org')).toEqual({ firstName: 'Mira', lastName: 'User' });
  });

  test.each([[undefined], [null], [''], ['   ']])(
    'takes the address when the name is %j',
    (fullName) => {
      expect(splitName(fullName, 'mira.l@example.org')).toEqual({
        firstName: 'mira.l',
        lastName: 'User',
      });
    },
  );

  test.each([[undefined], [null], [''], ['@example.org'], [' @ ']])(
    'is "User User" without a name and with the address %j',
    (email) => {
      expect(splitName(undefined, email)).toEqual({ firstName: 'User', lastName: 'User' });
    },
  );
});
