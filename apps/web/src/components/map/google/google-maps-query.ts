import { getGoogleMapsConfig } from '@lensemble/contract/maps';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, callApi } from '@/lib/api.ts';
import { MapError } from '../map-error.ts';
import { loadGoogleMaps } from './load-script.ts';

/** Google's maps, ready to be drawn, and how this server wants them. Fails with a MapError where it is known why. */
export const googleMapsQuery = queryOptions({
  queryKey: [getGoogleMapsConfig.path],
  queryFn: async () => {
    const config = await callApi(getGoogleMapsConfig).catch(explain);
    await loadGoogleMaps(config.apiKey);
    return config;
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

function explain(error: unknown): never {
  const isMissing = error instanceof ApiError && error.code === 'not_configured';
  throw isMissing ? new MapError('notConfigured') : error;
}
