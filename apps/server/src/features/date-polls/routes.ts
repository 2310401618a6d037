import * as endpoints from '@lensemble/contract/date-polls';
import { takeDate, untakeDate } from '@lensemble/contract/taken-dates';
import type { FastifyInstance } from 'fastify';
import type { TeamScope } from '../../access/scope.ts';
import type { SignedIn } from '../../access/session.ts';
import type { Deps } from '../../deps.ts';
import { hasCurrent, readIfMatch, stateOf, versionTag } from '../../http/conditions.ts';
import { route } from '../../http/route.ts';
import * as service from './service.ts';

interface Call {
  readonly me: SignedIn;
  readonly scope: TeamScope;
  readonly params: { readonly id: string };
}

const aboutOf = ({ me, scope, params }: Call): service.Asking => ({
  scope,
  email: me.email,
  shootId: params.id,
});

export function datePollRoutes(app: FastifyInstance, deps: Deps): void {
  const answerList = deps.lists(endpoints.listDatePolls);

  route(app, endpoints.listDatePolls, (call) => {
    const day = new Date().toISOString().slice(0, 10);
    return answerList({ ...call, day }, async () => ({
      entries: await service.listOpenPolls(deps, call.scope, day),
    }));
  });

  route(app, endpoints.getDatePoll, async (call) => {
    const { me, scope, params, request, reply } = call;
    // Answers raise the team's revision, which is known by now: an unchanged poll costs no statement.
    const tag = `"${stateOf(`poll ${scope.teamId} ${params.id} ${me.email} ${scope.revision}`)}"`;
    if (hasCurrent(request, tag)) return reply.header('etag', tag).code(304).send();
    const found = await service.findPoll(deps, aboutOf(call));
    reply.header('etag', tag);
    return found;
  });

  route(app, endpoints.askForDate, (call) =>
    service.askForDate(deps, aboutOf(call), readIfMatch(call.request), call.body),
  );

  route(app, endpoints.closeDatePoll, (call) => service.closePoll(deps, aboutOf(call)));

  route(app, endpoints.answerDatePoll, (call) =>
    service.answerAsMember(deps, aboutOf(call), call.body.participantId, call.body.answers),
  );

  route(app, takeDate, async ({ scope, params, body, reply }) => {
    const shoot = await service.takeDate(deps, scope, params.id, body.candidateId);
    reply.header('etag', versionTag(shoot.version));
    return shoot;
  });

  route(app, untakeDate, async ({ scope, params, body, reply }) => {
    const shoot = await service.untakeDate(deps, scope, params.id, body);
    reply.header('etag', versionTag(shoot.version));
    return shoot;
  });
}
