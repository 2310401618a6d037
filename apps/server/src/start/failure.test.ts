import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tellFailure } from './failure.ts';
import { SettingError } from './setting-error.ts';

const FULL =
  'The disk is full: make room where the data folder and temporary files are, then start Lensemble again.';

function failureOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail');
}

test('a full disk is told as such, whatever it kept from being done', () => {
  const cause = failureOf(() => writeFileSync('/dev/full', 'a secret'));
  expect(tellFailure(cause)).toBe(FULL);
  expect(tellFailure(new SettingError('The data folder cannot be written.', { cause }))).toBe(FULL);
});

test('a full disk is told as such where PostgreSQL met it', () => {
  const cause = new Error('could not write lock file "postmaster.pid": No space left on device');
  expect(tellFailure(new SettingError('The database cannot be opened.', { cause }))).toBe(FULL);
});

test('a setting that cannot be used is one sentence, and what nobody expected tells where it was', () => {
  expect(tellFailure(new SettingError('PORT must be a number.'))).toBe('PORT must be a number.');
  expect(tellFailure(new Error('Oh'))).toMatch(/^Error: Oh\n +at /);
});
