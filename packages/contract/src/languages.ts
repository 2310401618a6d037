import { languages, PSEUDO } from '@lensemble/messages/languages';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

const language = z.enum([...languages, PSEUDO], 'Please choose a language');

export const LANGUAGE_NOT_OFFERED_MESSAGE = 'This server does not offer this language';

const choice = z.object({
  /** Null until the person has one: then the browser's language counts. */
  language: language.nullable(),
  /** Those of the server, at least English. */
  offered: z.array(language),
});

export const getLanguage = defineEndpoint({
  method: 'GET',
  path: '/api/user/language',
  access: 'session',
  response: choice,
});

/** Sets the language of the caller's pages, call sheets and mails. Errors: 422 if the server does not offer it. */
export const setLanguage = defineEndpoint({
  method: 'PATCH',
  path: '/api/user/language',
  access: 'session',
  body: z.strictObject({ language: language.nullable() }),
  response: choice,
});
