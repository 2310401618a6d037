import { messageIn } from '@lensemble/messages/catalog';
import type { CatalogLanguage, Language } from '@lensemble/messages/languages';
import type { Messages } from '@lensemble/messages/message';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * A document with its English texts in another language.
 * @throws if the document does not have one of the texts
 */
export function translated(
  html: string,
  language: Language,
  texts: Readonly<Record<CatalogLanguage, Messages>>,
  keys: readonly string[],
): string {
  const pairs = keys.map((key) => [
    String(messageIn(texts, 'en', key)),
    escaped(String(messageIn(texts, language, key))),
  ]);
  return [['<html lang="en"', `<html lang="${language}"`], ...pairs].reduce(
    (done, [from = '', to = '']) => {
      if (!done.includes(from)) throw new Error(`The document has no “${from}”`);
      return done.replaceAll(from, () => to);
    },
    html,
  );
}
