import { confirmEmail, resendConfirmation } from '@lensemble/contract/confirmation';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { publicRoute } from '../../http/route.ts';
import { linkAttempt } from '../mail-tokens/service.ts';
import { mailAttempt } from '../mails/service.ts';
import * as service from './service.ts';

export function confirmationRoutes(app: FastifyInstance, deps: Deps): void {
  publicRoute(
    app,
    confirmEmail,
    ({ request }) => linkAttempt(request.ip),
    async ({ body }) => {
      await service.confirmEmail(deps, body.token);
      return { success: true as const };
    },
  );

  publicRoute(
    app,
    resendConfirmation,
    ({ request, body }) => mailAttempt(request.ip, body.email),
    async ({ body }) => {
      await service.resendConfirmation(deps, body.email);
      return { success: true as const };
    },
  );
}
