import { NO_MAPS_KEY_MESSAGE } from '@lensemble/contract/map-messages';

/** What is said where a map cannot be shown, with `MAP_ERROR_ADVICE` beneath. */
export const mapFailures = {
  notConfigured: NO_MAPS_KEY_MESSAGE,
  scriptFailed: 'Failed to load Google Maps script',
  scriptWithoutMaps: 'Google Maps API not loaded',
  failed: 'Failed to load map',
} as const;

export const MAP_ERROR_ADVICE = 'Please check your configuration';

/** A map that cannot be shown; engines throw it while rendering, and its message is for people. */
export class MapError extends Error {
  constructor(failure: keyof typeof mapFailures) {
    super(mapFailures[failure]);
    this.name = 'MapError';
  }
}

/** The sentence for whatever a map failed with. */
export const mapErrorMessage = (error: unknown): string =>
  error instanceof MapError ? error.message : mapFailures.failed;
