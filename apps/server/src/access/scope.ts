import type { Role } from '@lensemble/contract/permissions';

declare const brand: unique symbol;

/**
 * The right to touch one team's data, as one person. Only `access/` makes it, from a session and a membership that were
 * read for this request; every query on team data takes it and filters by `teamId`.
 */
export interface TeamScope {
  readonly teamId: string;
  readonly userId: string;
  readonly role: Role;
  /** The team's revision when the request came in: the ETag of its lists. */
  readonly revision: number;
  readonly [brand]: true;
}
