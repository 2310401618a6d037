import { pageWords } from '../page-words.ts';
import { en as names } from './command-names/en.ts';
import { de } from './command-search/de.ts';
import { en } from './command-search/en.ts';
import { es } from './command-search/es.ts';
import { fr } from './command-search/fr.ts';
import { ja } from './command-search/ja.ts';

type Command = keyof typeof en;
type Texts = Readonly<Record<Command, string>>;

/** Adds the English words, because people know many commands by them in every language. */
function withEnglish(texts: Texts): Texts {
  const all = (Object.keys(en) as Command[]).map((id) => [
    id,
    `${texts[id]} ${names[id]} ${en[id]}`,
  ]);
  return Object.fromEntries(all);
}

/** Words besides its name that find a command of the palette. No screen shows them. */
export const commandSearchWords = pageWords({
  en,
  de: withEnglish(de),
  es: withEnglish(es),
  fr: withEnglish(fr),
  ja: withEnglish(ja),
});
