import { PLACES_AWAY_MESSAGE } from '@lensemble/contract/places';
import { AwayError } from '../away-error.ts';

/** Whoever finds places cannot do it now. */
export class PlacesAwayError extends AwayError {
  override message = PLACES_AWAY_MESSAGE;

  constructor(options: ErrorOptions) {
    super('Places', options);
  }
}
