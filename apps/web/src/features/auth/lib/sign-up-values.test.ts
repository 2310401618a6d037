import { NAME_MAX } from '@lensemble/contract/constants';
import { describe, expect, test } from 'vitest';
import {
  accountOf,
  hasOtherPassword,
  isNameMissing,
  keepsPasswordRules,
  knownErrors,
  noSignUpValues,
  profileOf,
  type SignUpValues,
  signUpErrors,
} from './sign-up-values.ts';

const typed: SignUpValues = {
  firstName: 'Mira',
  lastName: 'Lindqvist',
  email: 'mira@example.org',
  password: 'Antlers7!',
  inviteCode: '',
};

describe('what was typed into the sign-up form', () => {
  test('makes an account with both names, and a profile', () => {
    expect(accountOf({ ...typed, firstName: ' Mira ' })).toMatchObject({ name: 'Mira Lindqvist' });
    const ria = { firstName: 'Ria Maria', lastName: 'Van der Conf' };
    expect(accountOf({ ...typed, ...ria })).toMatchObject(ria);
    expect(accountOf(typed).inviteCode).toBeUndefined();
    expect(profileOf({ ...typed, inviteCode: 'abc' })).toEqual({
      firstName: 'Mira',
      lastName: 'Lindqvist',
      inviteCode: 'abc',
    });
  });

  test('may have two names as long as a name may be', () => {
    const long = { ...typed, firstName: 'a'.repeat(NAME_MAX), lastName: 'b'.repeat(NAME_MAX) };
    expect(accountOf(long).name).toHaveLength(NAME_MAX);
    expect(signUpErrors(long)).toEqual({});
    expect(signUpErrors({ ...long, lastName: 'b'.repeat(NAME_MAX + 1) }).lastName).toMatch(
      /too long/,
    );
  });

  test('has nothing wrong with it when all is there', () => {
    expect(signUpErrors(typed)).toEqual({});
    expect(isNameMissing(typed)).toBe(false);
  });

  test('lacks a name that is only blanks', () => {
    expect(isNameMissing({ ...typed, lastName: ' \t' })).toBe(true);
    expect(Object.keys(signUpErrors({ ...typed, firstName: '', lastName: ' ' }))).toEqual([
      'firstName',
      'lastName',
    ]);
  });

  test('gets the message at the field', () => {
    expect(signUpErrors({ ...typed, email: 'mira' })).toEqual({
      email: 'Please enter a valid email address',
    });
    expect(signUpErrors({ ...typed, email: '' })).toEqual({
      email: 'Please enter a valid email address',
    });
    expect(signUpErrors({ ...typed, password: 'antlers7!' })).toEqual({
      password: 'Password must contain at least one uppercase letter',
    });
  });

  test('takes from the server only what it has a field for', () => {
    expect(knownErrors({ inviteCode: 'Not valid', name: 'x', '': 'y' })).toEqual({
      inviteCode: 'Not valid',
    });
  });
});

describe('the password rules', () => {
  test.each(['Abc1!x', 'Ümlaut1Aa,', 'A1a"bbbb', `Aa1${'|'.repeat(90)}`])(
    'hold for %j',
    (password) => {
      expect(keepsPasswordRules(password)).toBe(true);
    },
  );

  test.each(['', 'Ab1!x', 'abc12!', 'ABC12!', 'Abcde!', 'Abcde1', 'Abcde1-', 'ÄÖÜäö1!'])(
    'fail for %j',
    (password) => {
      expect(keepsPasswordRules(password)).toBe(false);
    },
  );
});

test('an account that is made already keeps the password that it was made with', () => {
  const made = { email: 'mira@example.org', password: 'First-1234' };
  const values = { ...noSignUpValues, ...made };
  expect(hasOtherPassword(made, values)).toBe(false);
  expect(hasOtherPassword(made, { ...values, password: 'Other-1234' })).toBe(true);
  expect(hasOtherPassword(made, { ...values, email: 'b@example.org', password: 'x' })).toBe(false);
  expect(hasOtherPassword(undefined, values)).toBe(false);
});
