import type { LocatedPlace, Prediction } from '@lensemble/contract/places';

/** Degrees, WGS 84. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export interface PlaceSearch {
  /** What was typed, trimmed, at least `PLACE_QUERY_MIN` characters. */
  readonly text: string;
  /** Where the team's other locations are, the latest first: places near them come first. */
  readonly near: readonly Point[];
  /** One for all that is typed up to a choice, and for the choice. */
  readonly session: string | undefined;
}

/** Finds places by what somebody types. Every call ends within 5 s, but for the first one ever where much is to be made. */
export interface Places {
  /** Whether somebody else's server does it, whose patience or price counts. */
  readonly isRemote: boolean;
  /** Whether it finds venues and streets too, or only towns. */
  readonly knowsStreets: boolean;
  /** Whom the places come from, to be shown with them. */
  readonly credit: { readonly text: string; readonly url: string | null };
  /** At most `PLACES_MAX`, the likeliest first. @throws AwayError */
  find(search: PlaceSearch): Promise<readonly Prediction[]>;
  /** Where a place is that was found without its coordinates; undefined for an id that means nothing. @throws AwayError */
  locate(placeId: string, session: string | undefined): Promise<LocatedPlace | undefined>;
}
