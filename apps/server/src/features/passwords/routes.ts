import { changePassword, forgotPassword, resetPassword } from '@lensemble/contract/passwords';
import type { FastifyInstance } from 'fastify';
import { sessionTokenOf } from '../../access/session-cookie.ts';
import type { Deps } from '../../deps.ts';
import { signedOut } from '../../http/errors/http-error.ts';
import { publicRoute, route } from '../../http/route.ts';
import { linkAttempt } from '../mail-tokens/service.ts';
import { mailAttempt } from '../mails/service.ts';
import * as service from './service.ts';

const success = { success: true as const };

export function passwordRoutes(app: FastifyInstance, deps: Deps): void {
  publicRoute(
    app,
    forgotPassword,
    ({ request, body }) => mailAttempt(request.ip, body.email),
    async ({ body }) => {
      await service.forgotPassword(deps, body.email);
      return success;
    },
  );

  publicRoute(
    app,
    resetPassword,
    ({ request }) => linkAttempt(request.ip),
    async ({ body }) => {
      await service.resetPassword(deps, body);
      return success;
    },
  );

  route(app, changePassword, async ({ me, request, body }) => {
    const token = sessionTokenOf(request, deps.env);
    if (!token) throw signedOut();
    await service.changePassword(deps, { ...me, ip: request.ip, token }, body);
    return success;
  });
}
