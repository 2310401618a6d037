import * as endpoints from '@lensemble/contract/notification-settings';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { browserZone } from '../../http/browser-zone.ts';
import { route } from '../../http/route.ts';
import * as service from './service.ts';

export function notificationSettingsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.getNotificationSettings, async ({ me, request }) => {
    await service.noteZone(deps, me.userId, browserZone(request));
    return service.readSettings(deps, me.userId);
  });

  route(app, endpoints.changeNotificationSettings, async ({ me, body }) => {
    await service.changeSettings(deps, me.userId, body, new Date());
    return service.readSettings(deps, me.userId);
  });
}
