import { getWeather } from '@lensemble/contract/weather';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { defineLimit, HOUR } from '../../http/rate-limits.ts';
import { route } from '../../http/route.ts';
import { findForecast, weatherService } from './service.ts';

/** Counts only requests to the weather service. Above normal use, but too low to resell forecasts. */
const weatherOfPerson = defineLimit('weatherOfPerson', { points: 300, seconds: HOUR }, 'person');

export function weatherRoutes(app: FastifyInstance, { weather, limits }: Deps): void {
  const service = weather && weatherService(weather);
  // Requests that wait for the service must not delay the shutdown.
  app.addHook('preClose', async () => service?.forecasts.stop());

  route(app, getWeather, async ({ query, me }) => {
    if (!service) return { forecast: null };
    return findForecast(service, query, () => limits.count([weatherOfPerson.by(me.userId)]));
  });
}
