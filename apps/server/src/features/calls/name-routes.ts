import { callPath } from '@lensemble/contract/calls';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { type ByToken, byLink, CALL_HEADERS, senderOf } from './call-request.ts';
import { changeNaming } from './own-name.ts';

const naming = z.strictObject({ notNamed: z.enum(['yes', 'no']) });

/** Whether a participant may be named outside of the team, as a form of their page. */
export function callNameRoutes(pages: FastifyInstance, deps: Deps): void {
  pages.post<ByToken>('/call/:token/name', { config: byLink }, async (request, reply) => {
    const scope = senderOf(request);
    const { data } = naming.safeParse(request.body);
    const isOpen = !data || (await changeNaming(deps, scope, data.notNamed === 'yes'));
    if (!isOpen) throw notFound();
    return reply.headers(CALL_HEADERS).redirect(`${callPath(request.params.token)}#name`, 303);
  });
}
