import { createHmac } from 'node:crypto';
import { withoutGaps } from '@lensemble/contract/readable-code';
import { CODE_SIGNS } from '../../lib/readable-code.ts';

/** 50 random bits. The decision on short codes computes the chance of a guess. */
const LENGTH = 10;
const GROUP = 5;

const shape = new RegExp(`^[${CODE_SIGNS}]{${LENGTH}}$`);

const digest = (secret: string, purpose: string, value: string) =>
  createHmac('sha256', secret).update(`short code ${purpose}:${value}`).digest();

/** The code of a seed, in lower case. */
export function codeOf(secret: string, seed: string): string {
  // 256 is a multiple of 32, so that each character is equally likely.
  const signs = Array.from(digest(secret, 'of', seed), (byte) =>
    CODE_SIGNS.charAt(byte % CODE_SIGNS.length),
  );
  return signs.slice(0, LENGTH).join('');
}

export const hashOf = (secret: string, code: string) =>
  digest(secret, 'hash', code).toString('base64url');

/** As it is shown and dictated, e.g. `K7M2Q-9XTRB`. */
export const shown = (code: string) => `${code.slice(0, GROUP)}-${code.slice(GROUP)}`.toUpperCase();

/** The code that a person meant who heard or read it; undefined for what cannot be a short code. */
export function readCode(written: string): string | undefined {
  const code = withoutGaps(written).toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return shape.test(code) ? code : undefined;
}
