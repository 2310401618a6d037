import {
  getLanguage,
  LANGUAGE_NOT_OFFERED_MESSAGE,
  setLanguage,
} from '@lensemble/contract/languages';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/errors/http-error.ts';
import { route } from '../../http/route.ts';
import * as queries from './queries.ts';

export function languageRoutes(app: FastifyInstance, { orm, env }: Deps): void {
  const offered = [...env.languages];

  route(app, getLanguage, async ({ me: { language } }) => ({ language, offered }));

  route(app, setLanguage, async ({ me, body: { language } }) => {
    if (language !== null && !offered.includes(language)) {
      throw invalid({ language: LANGUAGE_NOT_OFFERED_MESSAGE });
    }
    await queries.setLanguage(orm, me.userId, language);
    return { language, offered };
  });
}
