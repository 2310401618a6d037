import { mapEngineWords } from '@lensemble/messages/web/map-engine';

/** Shown in place of a failed map, above `MAP_ERROR_ADVICE`. */
export const mapFailures = {
  notConfigured: mapEngineWords('notConfigured'),
  scriptFailed: mapEngineWords('scriptFailed'),
  scriptWithoutMaps: mapEngineWords('scriptWithoutMaps'),
  failed: mapEngineWords('failed'),
} as const;

export const MAP_ERROR_ADVICE = mapEngineWords('advice');

/** Engines throw it while rendering. Its message is shown to users. */
export class MapError extends Error {
  constructor(failure: keyof typeof mapFailures) {
    super(mapFailures[failure]);
    this.name = 'MapError';
  }
}

export const mapErrorMessage = (error: unknown): string =>
  error instanceof MapError ? error.message : mapFailures.failed;
