import { Readable } from 'node:stream';
import * as endpoints from '@lensemble/contract/activity';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { disposition } from '../../lib/file-name.ts';
import * as service from './service.ts';

export function activityRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.listActivity, ({ scope, query }) =>
    service.listActivity(deps, scope, { of: 'team', before: query.before }),
  );

  route(app, endpoints.listShootActivity, ({ scope, params, query }) =>
    service.listActivity(deps, scope, { of: 'shoot', shootId: params.id, ...query }),
  );

  route(app, endpoints.listAudit, ({ scope, query }) =>
    service.listActivity(deps, scope, { of: 'audit', before: query.before }),
  );

  route(app, endpoints.exportActivity, async ({ scope, reply }) => {
    reply.headers({
      'cache-control': 'private, no-store',
      'content-disposition': disposition('attachment', 'activity.csv'),
    });
    return reply
      .type('text/csv; charset=utf-8')
      .send(Readable.from(service.exportActivity(deps, scope)));
  });
}
