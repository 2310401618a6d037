import { NO_MAPS_KEY_MESSAGE } from '@lensemble/contract/map-messages';

/** Shown in place of a failed map, above `MAP_ERROR_ADVICE`. */
export const mapFailures = {
  notConfigured: NO_MAPS_KEY_MESSAGE,
  scriptFailed: 'Failed to load Google Maps script',
  scriptWithoutMaps: 'Google Maps API not loaded',
  failed: 'Failed to load map',
} as const;

export const MAP_ERROR_ADVICE = 'Please check your configuration';

/** Engines throw it while rendering. Its message is shown to users. */
export class MapError extends Error {
  constructor(failure: keyof typeof mapFailures) {
    super(mapFailures[failure]);
    this.name = 'MapError';
  }
}

export const mapErrorMessage = (error: unknown): string =>
  error instanceof MapError ? error.message : mapFailures.failed;
