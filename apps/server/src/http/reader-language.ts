import { acceptedLanguage, type Language, SOURCE } from '@lensemble/messages/languages';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../start/env.ts';

type Offered = Pick<Env, 'languages'>;
interface Reader {
  readonly me?: FastifyRequest['me'] | undefined;
  readonly headers: FastifyRequest['headers'];
}

const acceptedBy = ({ headers }: Pick<Reader, 'headers'>, { languages }: Offered) =>
  acceptedLanguage(headers['accept-language'], languages);

/** The language of a response: that of the account, otherwise the first offered one that the browser accepts. */
export function readerLanguage(request: Reader, env: Offered): Language {
  const chosen = request.me?.language;
  if (chosen && env.languages.includes(chosen)) return chosen;
  return acceptedBy(request, env) ?? SOURCE;
}

/** The language of a new account; null where there is nothing to choose from. */
export const newAccountLanguage = (request: FastifyRequest, env: Offered): Language | null =>
  (env.languages.length > 1 && acceptedBy(request, env)) || null;
