import { PLACES_AWAY_MESSAGE } from '@lensemble/contract/places';
import { AwayError } from '../away-error.ts';

export class PlacesAwayError extends AwayError {
  override message = PLACES_AWAY_MESSAGE;

  constructor(options: ErrorOptions) {
    super('Places', options);
  }
}
