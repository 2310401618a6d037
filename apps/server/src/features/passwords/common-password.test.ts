import { expect, test } from 'vitest';
import { isCommonPassword } from './common-password.ts';

test.each([
  ['in the list', '!QAZ2wsx'],
  ['in the list without its symbols', 'Abc123!@#'],
  ['a word with digits and symbols behind', 'Password1!'],
  ['a word with a year behind', 'Summer2024!'],
  ['a word with digits before', '1Password!'],
  ['spelled with digits and symbols', 'P@ssw0rd'],
  ['spelled so, with more behind', 'P4$$w0rd1!'],
])('a password that is %s is common', async (_, password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each([
  ['two words', 'Amber!Fox42'],
  ['a rare word', 'Lensemble1!'],
  ['letters by chance', 'gH7!kd'],
  ['a common word with more behind it than people add', 'Maria!8264#1975%'],
  ['a syllable that is in the list', 'Xk9!qz'],
  ['a sentence', 'Golden Hour at 7!'],
])('a password of %s is not', async (_, password) => {
  expect(await isCommonPassword(password)).toBe(false);
});
