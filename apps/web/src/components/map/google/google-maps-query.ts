import { getGoogleMapsConfig } from '@lensemble/contract/maps';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, callApi } from '@/lib/calls/api.ts';
import { MapError } from '../map-error.ts';
import { loadGoogleMaps } from './load-script.ts';

/**
 * Loads Google's script and resolves to the server's configuration. Throws a MapError for a missing key or a script
 * that fails.
 */
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
