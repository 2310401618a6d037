import type { LocatedPlace, Prediction } from '@lensemble/contract/places';

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export interface PlaceSearch {
  /** Trimmed, long enough for `isPlaceQuery`. */
  readonly text: string;
  /** The team's other locations, latest first. Places near them rank higher. */
  readonly near: readonly Point[];
  /** The same for all searches up to a choice and for the choice. */
  readonly session: string | undefined;
}

/** A search for places. Every call ends within 5 s, except for the first one if the gazetteer must be built. */
export interface Places {
  /** Requests go to an external server, where rate limits or costs apply. */
  readonly isRemote: boolean;
  readonly knowsStreets: boolean;
  /** The attribution to display with the results. */
  readonly credit: { readonly text: string; readonly url: string | null };
  /** At most `PLACES_MAX`, best first. @throws ExternalServiceError */
  find(search: PlaceSearch): Promise<readonly Prediction[]>;
  /** Returns the coordinates of a result that has none; undefined for an unknown id. @throws ExternalServiceError */
  locate(placeId: string, session: string | undefined): Promise<LocatedPlace | undefined>;
}
