import { createHmac } from 'node:crypto';
import { withoutGaps } from '@lensemble/contract/readable-code';
import { randomLetters } from '../../lib/random-letters.ts';
import { CODE_SIGNS } from '../../lib/readable-code.ts';

const COUNT = 10;
const HALF = 5;

/** Codes of 50 random bits, in two halves. */
export const newRecoveryCodes = () =>
  Array.from({ length: COUNT }, () =>
    [randomLetters(CODE_SIGNS, HALF), randomLetters(CODE_SIGNS, HALF)].join('-'),
  );

/**
 * A hash that needs the server's secret, so that a copy of the database does not reveal the code. It cannot be moved to
 * another account.
 */
export const hashOf = (authSecret: string, userId: string, code: string) =>
  createHmac('sha256', authSecret)
    .update(`recovery:${userId}:${withoutGaps(code).toLowerCase()}`)
    .digest('base64url');
