declare const brand: unique symbol;

/**
 * Permission to read and answer one shoot as one participant. Only `access/` makes it, from the personal link in the
 * path of the current request. Every query on behalf of a link takes this scope and filters by its ids.
 */
export interface CallScope {
  readonly teamId: string;
  readonly shootId: string;
  readonly participantId: string;
  /** The version of the link. A newer one ends it. */
  readonly linkVersion: number;
  readonly [brand]: true;
}
