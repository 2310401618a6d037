import type { Language } from '@lensemble/messages/languages';
import type { Encoding } from '../../http/compression.ts';
import type { Opened } from './opened.ts';

/** What the same page or file differs by for its readers. */
export interface Form {
  readonly encoding: Encoding;
  readonly language: Language;
}

/** Where caches keep a form of what an address opens. */
export const placeOf = ({ path }: Opened, { encoding, language }: Form): string =>
  `${path} ${encoding} ${language}`;
