import { confirmEmail, resendConfirmation } from '@lensemble/contract/confirmation';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../route.ts';
import * as service from './service.ts';

export function confirmationRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, confirmEmail, async ({ request, body }) => {
    await service.confirmEmail(deps, request.ip, body.token);
    return { success: true as const };
  });

  route(app, resendConfirmation, async ({ request, body }) => {
    await service.resendConfirmation(deps, request.ip, body.email);
    return { success: true as const };
  });
}
