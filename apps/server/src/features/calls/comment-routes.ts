import { callPath } from '@lensemble/contract/calls';
import { id } from '@lensemble/contract/fields';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CallScope } from '../../access/call-scope.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { ownComments } from '../comments/service.ts';
import type { ShowTried } from './away-routes.ts';
import { type ByToken, byLink, CALL_HEADERS, senderOf } from './call-request.ts';
import { holdLink } from './rows/links.ts';
import type { TriedComment } from './view.ts';

/** The fields of forms of this page. */
const written = z.object({ text: z.string(), parent: id.nullable().default(null) });
const edited = z.object({ text: z.string(), id });
const removed = z.object({ id });

type Outcome = Awaited<ReturnType<typeof ownComments.add>>;

/** The comments of a participant, as forms of their page. A form that no page of ours sends changes nothing. */
export function callCommentRoutes(pages: FastifyInstance, deps: Deps, show: ShowTried): void {
  const holdFor = (scope: CallScope) => (tx: Deps['orm']) => holdLink(tx, scope);

  const answer = (
    request: FastifyRequest<ByToken>,
    reply: FastifyReply,
    outcome: Outcome | undefined,
    tried?: Omit<TriedComment, 'error'> | undefined,
  ) => {
    if (outcome === 'dead') throw notFound();
    if (typeof outcome === 'object' && tried) {
      const comment = { ...tried, error: outcome.refusal };
      return show(request, reply, senderOf(request), { comment });
    }
    const path = callPath(request.params.token);
    return reply.headers(CALL_HEADERS).redirect(`${path}#comments`, 303);
  };

  pages.post<ByToken>('/call/:token/comments', { config: byLink }, async (request, reply) => {
    const scope = senderOf(request);
    const { data } = written.safeParse(request.body);
    if (!data) return answer(request, reply, undefined);
    const { text, parent: parentId } = data;
    const outcome = await ownComments.add(deps, scope, { text, parentId }, holdFor(scope));
    return answer(request, reply, outcome, { text, parentId, id: null });
  });

  pages.post<ByToken>('/call/:token/comments/edit', { config: byLink }, async (request, reply) => {
    const scope = senderOf(request);
    const { data } = edited.safeParse(request.body);
    const outcome = data && (await ownComments.edit(deps, scope, data, holdFor(scope)));
    return answer(request, reply, outcome, data && { ...data, parentId: null });
  });

  pages.post<ByToken>(
    '/call/:token/comments/remove',
    { config: byLink },
    async (request, reply) => {
      const scope = senderOf(request);
      const { data } = removed.safeParse(request.body);
      const outcome = data && (await ownComments.remove(deps, scope, data.id, holdFor(scope)));
      return answer(request, reply, outcome, data && { text: '', id: null, parentId: null });
    },
  );
}
