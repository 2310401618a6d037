import { randomBytes } from 'node:crypto';
import { FILE_NAME_MAX } from '@lensemble/contract/constants';

/** While its shoot is shared, everyone who knows the address reads a picture, so it must not be guessable: 128 bits. */
const RANDOM_BYTES = 16;
const ACCENTS = /\p{M}/gu;
const FORBIDDEN = /[^A-Za-z0-9._-]+/g;
/** The name endings of smaller copies. */
const LIKE_A_COPY = /(\.(small|medium))+$/;

/** The time, random characters, colors if known (`imageColors` of the contract reads them), and the file name. */
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
