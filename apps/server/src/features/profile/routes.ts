import { getProfile, saveProfile } from '@lensemble/contract/profile';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { route } from '../../http/route.ts';
import * as service from './service.ts';

export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getProfile, async ({ me }) => {
    const profile = await service.findProfile(deps, me.userId);
    if (!profile) throw new HttpError(404, 'profile_not_found', 'There is no profile yet');
    return profile;
  });

  route(app, saveProfile, ({ me, request, body, upload }) =>
    service.saveProfile(deps, { userId: me.userId, ip: request.ip }, body, upload),
  );
}
