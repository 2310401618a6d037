import { type CallVotes, callVotes } from '@lensemble/contract/call-reply';
import { callPath } from '@lensemble/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { CallScope } from '../../access/call-scope.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound } from '../../http/errors/http-error.ts';
import { answerCall } from '../date-polls/service.ts';
import type { ShowTried } from './away-routes.ts';
import { type ByToken, byLink, CALL_HEADERS, senderOf } from './call-request.ts';
import { refusedNote } from './refused-note.ts';
import type { TriedNote } from './view.ts';

const CLOSED = 'This poll is closed';

/** The dates that a participant is asked for, and their note, as a form of their page. */
export function callDatesRoutes(pages: FastifyInstance, deps: Deps, show: ShowTried): void {
  pages.post<ByToken>('/call/:token/dates', { config: byLink }, async (request, reply) => {
    const scope = senderOf(request);
    const { votes, refused } = votesOf(request.body);
    const outcome = await answer(deps, scope, votes);
    reply.headers(CALL_HEADERS);
    // The script of the page asks for no page.
    if (request.headers.accept === 'application/json') {
      if (outcome !== 'saved') throw conflict(CLOSED);
      if (refused) throw invalid({ note: refused.error });
      return reply.code(204).send();
    }
    const lost = refused ?? (outcome === 'closed' ? noteIn(votes) : undefined);
    if (lost) return show(request, reply, scope, { dateNote: lost });
    return reply.redirect(callPath(request.params.token), 303);
  });
}

/** @throws HttpError 404, 429 */
async function answer(deps: Deps, scope: CallScope, votes: CallVotes | undefined) {
  const outcome = votes ? await answerCall(deps, scope, votes) : 'changed';
  if (outcome === 'dead') throw notFound();
  return outcome;
}

interface Read {
  readonly votes: CallVotes | undefined;
  readonly refused?: TriedNote | undefined;
}

/** A note that is refused keeps no answer from being stored. */
function votesOf(body: unknown): Read {
  const { data, error } = callVotes.safeParse(body);
  const refused = error && refusedNote(body, error);
  if (!refused) return { votes: data };
  const answers = Object.entries(Object(body)).filter(([name]) => name !== 'note');
  return { votes: callVotes.safeParse(Object.fromEntries(answers)).data, refused };
}

const noteIn = (votes: CallVotes | undefined): TriedNote | undefined =>
  votes?.note ? { text: votes.note, error: CLOSED } : undefined;
