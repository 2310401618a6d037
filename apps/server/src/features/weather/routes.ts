import { getWeather } from '@lensemble/contract/weather';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { findForecast, weatherOfPerson, weatherService } from './service.ts';

export function weatherRoutes(app: FastifyInstance, { weather, limits }: Deps): void {
  const service = weather && weatherService(weather);
  // Requests that wait for the service must not delay the shutdown.
  app.addHook('preClose', async () => service?.forecasts.stop());

  route(app, getWeather, async ({ query, me }) => {
    if (!service) return { forecast: null };
    return findForecast(service, query, () => limits.count([weatherOfPerson.by(me.userId)]));
  });
}
