import { getPublicShoot } from '@lensemble/contract/public-shoots';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { publicRoute } from '../../http/route.ts';
import { publicAnswers, sharedShootFromIp } from './answers.ts';
import { linkRoutes } from './link-routes.ts';
import { CALENDAR_FILE, MAP_FILE } from './opened.ts';
import { openById } from './service.ts';

interface ById {
  Params: { id: string };
}

const config = { access: 'public' } as const;

export function publicShootRoutes(app: FastifyInstance, deps: Deps): void {
  const answers = publicAnswers(deps);

  publicRoute(
    app,
    getPublicShoot,
    ({ request }) => [sharedShootFromIp.by(request.ip)],
    async ({ params, request, reply }) =>
      answers.sendData(request, reply, await openById(deps, params.id), (shoot) => shoot),
  );

  for (const url of ['/public/shoots/:id', '/public/shoots/:id/']) {
    app.get<ById>(url, { config }, async (request, reply) => {
      await answers.count(request);
      return answers.sendShoot(request, reply, await openById(deps, request.params.id));
    });
  }

  app.get<ById>('/public/shoots/:id/preview.jpg', { config }, async (request, reply) => {
    await answers.count(request);
    return answers.sendPreview(request, reply, await openById(deps, request.params.id));
  });

  app.get<ById>(`/public/shoots/:id/${MAP_FILE}`, { config }, async (request, reply) => {
    await answers.count(request);
    return answers.sendMap(request, reply, await openById(deps, request.params.id));
  });

  app.get<ById>(`/public/shoots/:id/${CALENDAR_FILE}`, { config }, async (request, reply) => {
    await answers.count(request);
    return answers.sendCalendar(request, reply, await openById(deps, request.params.id));
  });
  linkRoutes(app, deps, answers);
}
