import { expect, it } from 'vitest';
import { newPassword } from './password.ts';
import { passwordRules } from './password-rules.ts';

const messages = (password: unknown) =>
  newPassword.safeParse(password).error?.issues.map((issue) => issue.message) ?? [];

it('accepts a password that keeps all five rules', () => {
  expect(messages('Abc12!')).toEqual([]);
});

it.each([
  ['Ab1!x', 'Password must be at least 6 characters long'],
  ['abc12!', 'Password must contain at least one uppercase letter'],
  ['ABC12!', 'Password must contain at least one lowercase letter'],
  ['Abcde!', 'Password must contain at least one number'],
  ['Abc123', 'Password must contain at least one symbol (!@#$%^&*(),.?":{}|<>)'],
])('says of %s: %s', (password, message) => {
  expect(messages(password)).toEqual([message]);
});

it('says everything that is wrong, in the order of the rules', () => {
  expect(messages('')).toEqual(passwordRules.map((rule) => rule.message));
});

it.each([...'!@#$%^&*(),.?":{}|<>'])('counts %s as a symbol', (symbol) => {
  expect(messages(`Abc123${symbol}`)).toEqual([]);
});

it.each([..."-_+='/\\ §€"])('does not count %s as a symbol', (letter) => {
  expect(messages(`Abc123${letter}`)).toHaveLength(1);
});

it('refuses what no real user would type', () => {
  expect(messages(`Abc12!${'x'.repeat(200)}`)).toHaveLength(1);
  expect(messages(123_456)).toEqual(['Please enter a password']);
});
