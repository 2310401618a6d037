import {
  getTwoStep,
  renewRecoveryCodes,
  setUpTwoStep,
  takeSecondStep,
  turnOffTwoStep,
  turnOnTwoStep,
} from '@lensemble/contract/two-step';
import type { FastifyInstance } from 'fastify';
import { sessionTokenOf } from '../../access/session-cookie.ts';
import type { Deps } from '../../deps.ts';
import { signedOut } from '../../http/errors/http-error.ts';
import { publicRoute, route } from '../../http/route.ts';
import { handOver } from '../sessions/service.ts';
import * as service from './service.ts';

/** Secrets that are shown once must not stay in a cache. */
const NO_STORE = ['cache-control', 'no-store'] as const;

export function twoStepRoutes(app: FastifyInstance, deps: Deps): void {
  publicRoute(app, takeSecondStep, 'in-service', async ({ request, reply, body }) => {
    const session = await service.takeSecondStep(deps, request.ip, body);
    return handOver(deps, request, reply, session);
  });

  route(app, getTwoStep, ({ me }) => service.getTwoStep(deps, me.userId));

  route(app, setUpTwoStep, ({ me, reply }) => {
    reply.header(...NO_STORE);
    return service.setUp(deps, me);
  });

  route(app, turnOnTwoStep, async ({ me, request, reply, body }) => {
    const token = sessionTokenOf(request, deps.env);
    if (!token) throw signedOut();
    reply.header(...NO_STORE);
    return { recoveryCodes: await service.turnOn(deps, { ...me, token }, body.code) };
  });

  route(app, renewRecoveryCodes, async ({ me, reply }) => {
    reply.header(...NO_STORE);
    return { recoveryCodes: await service.renewRecoveryCodes(deps, me) };
  });

  route(app, turnOffTwoStep, async ({ me }) => {
    await service.turnOff(deps, me, 'themselves');
    return { success: true as const };
  });
}
