import { pageLanguage } from './page-language.ts';
import { translate } from './sentences.ts';

/** An English sentence of the contract, such as the message of a schema, in the language of the page. */
export const pageSentence = (text: string): string => translate(text, pageLanguage);
