import { deleteShoots, moveShoots } from '@lensemble/contract/shoot-batches';
import * as endpoints from '@lensemble/contract/shoots';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { browserZone } from '../../http/browser-zone.ts';
import { readIfMatch, versionTag } from '../../http/conditions.ts';
import { readClaim } from '../../http/idempotency/read-claim.ts';
import { recordAnswer } from '../../http/lists/record-answers.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import { route } from '../../http/route.ts';
import * as service from './service.ts';

export function shootRoutes(app: FastifyInstance, deps: Deps): void {
  const answerList = deps.lists(endpoints.listShoots);
  const answerShoot = recordAnswer(endpoints.getShoot);

  route(app, endpoints.listShoots, (call) =>
    answerList(call, () => service.listShoots(deps, call.scope, call.query.after)),
  );

  route(app, endpoints.getShoot, (call) =>
    answerShoot(call, async () => {
      const shoot = await service.findShoot(deps, call.scope, call.params.id);
      return service.inLanguage(shoot, readerLanguage(call.request, deps.env));
    }),
  );

  route(app, endpoints.createShoot, async ({ scope, body, request, reply }) => {
    const context = { claim: await readClaim(request, body), browserZone: browserZone(request) };
    const answer = await service.createShoot(deps, scope, body, context);
    return reply
      .code(201)
      .header('etag', versionTag(1))
      .type('application/json; charset=utf-8')
      .send(answer);
  });

  route(app, endpoints.updateShoot, async ({ scope, params, body, request, reply }) => {
    const shoot = await service.changeShoot(deps, scope, params.id, readIfMatch(request), body);
    reply.header('etag', versionTag(shoot.version));
    return shoot;
  });

  route(app, endpoints.deleteShoot, async ({ scope, params, request }) => {
    await service.deleteShoot(deps, scope, params.id, readIfMatch(request));
    return { success: true as const };
  });

  route(app, moveShoots, ({ scope, body }) => service.moveShoots(deps, scope, body.shoots));

  route(app, deleteShoots, async ({ scope, body }) => {
    await service.deleteShoots(deps, scope, body.shoots);
    return { success: true as const };
  });

  route(app, endpoints.duplicateShoot, async ({ scope, params, body, request, reply }) => {
    const claim = await readClaim(request, body);
    const copy = await service.duplicateShoot(deps, scope, params.id, body.withDate, claim);
    reply.code(201).header('etag', versionTag(copy.version));
    return copy;
  });
}
