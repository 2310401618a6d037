import { type NewAway, newAway } from '@lensemble/contract/away';
import { callPath } from '@lensemble/contract/calls';
import { id } from '@lensemble/contract/fields';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CallScope } from '../../access/call-scope.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { isOverEverywhere } from '../../lib/is-over-everywhere.ts';
import { QuotaError } from '../../lib/quota-error.ts';
import { type ByToken, byLink, CALL_HEADERS, senderOf } from './call-request.ts';
import { addAway, removeAway } from './own-away.ts';
import type { Tried } from './view.ts';

/** The fields of the form as they were sent. A form of this page always has both. */
const typedDays = z.object({ firstDay: z.string(), lastDay: z.string() }).catch({
  firstDay: '',
  lastDay: '',
});
const removal = z.strictObject({ id });

/** Writes the page again, with what was refused. */
export type ShowTried = (
  request: FastifyRequest<ByToken>,
  reply: FastifyReply,
  scope: CallScope,
  tried: Tried,
) => Promise<FastifyReply>;

/** The days on which a participant is away, as forms of their page. */
export function callAwayRoutes(pages: FastifyInstance, deps: Deps, show: ShowTried): void {
  const back = (reply: FastifyReply, token: string) =>
    reply.headers(CALL_HEADERS).redirect(`${callPath(token)}#away`, 303);

  pages.post<ByToken>('/call/:token/away', { config: byLink }, async (request, reply) => {
    const scope = senderOf(request);
    const typed = typedDays.parse(request.body);
    const { firstDay, lastDay } = typed;
    const { data, error } = newAway.safeParse({ firstDay, lastDay: lastDay || firstDay });
    const refusal = data ? await refusalOf(deps, scope, data) : error.issues[0]?.message;
    if (refusal === undefined) return back(reply, request.params.token);
    return show(request, reply, scope, { away: { ...typed, error: refusal } });
  });

  pages.post<ByToken>('/call/:token/away/remove', { config: byLink }, async (request, reply) => {
    const scope = senderOf(request);
    const { data } = removal.safeParse(request.body);
    if (data && !(await removeAway(deps, scope, data.id))) throw notFound();
    return back(reply, request.params.token);
  });
}

/** The sentence of past days and of a full list. @throws HttpError 404 if the link has ended */
async function refusalOf(deps: Deps, scope: CallScope, days: NewAway): Promise<string | undefined> {
  // The page would not show them.
  if (isOverEverywhere(days.lastDay)) return 'Please choose days that are still to come';
  try {
    if (!(await addAway(deps, scope, days))) throw notFound();
    return undefined;
  } catch (error) {
    if (error instanceof QuotaError) return error.message;
    throw error;
  }
}
