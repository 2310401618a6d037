import * as endpoints from '@lensemble/contract/notifications';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SignedIn } from '../../access/session.ts';
import type { Deps } from '../../deps.ts';
import { browserZone } from '../../http/browser-zone.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import { route } from '../../http/route.ts';
import * as service from './service.ts';

export function notificationRoutes(app: FastifyInstance, deps: Deps): void {
  const readerOf = ({ userId }: SignedIn, request: FastifyRequest): service.Reader => ({
    userId,
    language: readerLanguage(request, deps.env),
  });

  route(app, endpoints.listNotifications, ({ me, query, request }) =>
    service.listNotifications(deps, readerOf(me, request), { of: query.of, before: query.before }),
  );

  route(app, endpoints.countUnread, ({ me, request }) =>
    service.countUnread(deps, me.userId, browserZone(request)),
  );

  route(app, endpoints.getNotification, ({ me, params, request }) =>
    service.findNotification(deps, readerOf(me, request), params.id),
  );

  route(app, endpoints.readNotification, ({ me, params }) =>
    service.markOneRead(deps, me.userId, params.id),
  );

  route(app, endpoints.readNotifications, ({ me, body }) =>
    service.markRead(deps, me.userId, body.upTo),
  );
}
