import { PLACES_AWAY_MESSAGE } from '@lensemble/contract/places';
import { ExternalServiceError } from '../external-service-error.ts';

export class PlacesExternalServiceError extends ExternalServiceError {
  override message = PLACES_AWAY_MESSAGE;

  constructor(options: ErrorOptions) {
    super('Places', options);
  }
}
