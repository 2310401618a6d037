import { joinedTextWords } from '@lensemble/messages/web/joined-texts';

/** Sentences one after another. */
export const joinSentences = (sentences: readonly string[]): string =>
  joined(sentences, (first, second) => joinedTextWords('sentences', { first, second }));

/** `Kitsune, Selkie, Kraken` */
export const joinWithCommas = (texts: readonly string[]): string =>
  joined(texts, (first, second) => joinedTextWords('commas', { first, second }));

const joined = (texts: readonly string[], join: (first: string, second: string) => string) =>
  texts.length === 0 ? '' : texts.reduce((first, second) => join(first, second));
