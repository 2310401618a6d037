import { requestEmailChange } from '@lensemble/contract/email-change';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { mailAttempt } from '../mails/service.ts';
import * as service from './service.ts';

export function emailChangeRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, requestEmailChange, async ({ me, request, body }) => {
    await deps.limits.count(mailAttempt(request.ip, body.email));
    await service.requestEmailChange(deps, me, body.email);
    return { success: true as const };
  });
}
