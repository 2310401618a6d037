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

test('a full disk is reported as such, whatever it prevented', () => {
  const cause = failureOf(() => writeFileSync('/dev/full', 'a secret'));
  expect(tellFailure(cause)).toBe(FULL);
  expect(tellFailure(new SettingError('The data folder cannot be written.', { cause }))).toBe(FULL);
});

test('a full disk is reported as such if PostgreSQL met it', () => {
  const cause = new Error('could not write lock file "postmaster.pid": No space left on device');
  expect(tellFailure(new SettingError('The database cannot be opened.', { cause }))).toBe(FULL);
});

test('a setting that cannot be used is one sentence, and an unexpected error has its stack', () => {
  expect(tellFailure(new SettingError('PORT must be a number.'))).toBe('PORT must be a number.');
  expect(tellFailure(new Error('Oh'))).toMatch(/^Error: Oh\n +at /);
});
