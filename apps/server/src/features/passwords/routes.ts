import { changePassword, forgotPassword, resetPassword } from '@lensemble/contract/passwords';
import type { FastifyInstance } from 'fastify';
import { sessionTokenOf } from '../../access/session-cookie.ts';
import type { Deps } from '../../deps.ts';
import { signedOut } from '../../http-error.ts';
import { route } from '../../route.ts';
import * as service from './service.ts';

const success = { success: true as const };

export function passwordRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, forgotPassword, async ({ request, body }) => {
    await service.forgotPassword(deps, request.ip, body.email);
    return success;
  });

  route(app, resetPassword, async ({ request, body }) => {
    await service.resetPassword(deps, request.ip, body);
    return success;
  });

  route(app, changePassword, async ({ me, request, body }) => {
    const token = sessionTokenOf(request, deps.env);
    if (!token) throw signedOut();
    await service.changePassword(deps, { ...me, ip: request.ip, token }, body);
    return success;
  });
}
