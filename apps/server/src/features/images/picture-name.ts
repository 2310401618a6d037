import { randomBytes } from 'node:crypto';
import { FILE_NAME_MAX } from '@lensemble/contract/constants';

/** Addresses are open to everybody who knows them: 128 bits that nobody guesses. */
const RANDOM_BYTES = 16;
const ACCENTS = /\p{M}/gu;
const FORBIDDEN = /[^A-Za-z0-9._-]+/g;
/** So do the names of smaller copies end. */
const LIKE_A_COPY = /(\.(small|medium))+$/;

/**
 * A new name for a picture: when, something random, its colors if it has any (`imageColors` of the contract reads them),
 * and what is left of the file's own name (spec section 5).
 */
export function pictureName(fileName: string, now: Date, colors: string): string {
  const random = randomBytes(RANDOM_BYTES).toString('base64url');
  const mark = colors && `.${colors}`;
  return `${now.getTime()}-${random}${mark}-${ownName(fileName)}.webp`;
}

function ownName(fileName: string): string {
  const stem = fileName.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
  const plain = stem.normalize('NFKD').replace(ACCENTS, '').replace(FORBIDDEN, '_');
  const name = plain.slice(0, FILE_NAME_MAX).replace(LIKE_A_COPY, '');
  return /[A-Za-z0-9]/.test(name) ? name : 'picture';
}
