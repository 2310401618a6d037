import { acceptedLanguage, type Language } from '@lensemble/messages/languages';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../start/env.ts';

type Offered = Pick<Env, 'languages'>;

const acceptedBy = ({ headers }: FastifyRequest, { languages }: Offered) =>
  acceptedLanguage(headers['accept-language'], languages);

/** The language of a new account; null where there is nothing to choose from. */
export const newAccountLanguage = (request: FastifyRequest, env: Offered): Language | null =>
  (env.languages.length > 1 && acceptedBy(request, env)) || null;
