import { getWeather } from '@lensemble/contract/weather';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { weatherAttempt } from '../../plugins/rate-limits.ts';
import { route } from '../../route.ts';
import { findForecast, weatherService } from './service.ts';

export function weatherRoutes(app: FastifyInstance, { weather, limits }: Deps): void {
  const service = weather && weatherService(weather);
  // Who waits for the weather keeps no server from stopping.
  app.addHook('preClose', async () => service?.forecasts.stop());

  route(app, getWeather, async ({ query, me }) => {
    if (!service) return { forecast: null };
    return findForecast(service, query, () => limits.count(weatherAttempt(me.userId)));
  });
}
