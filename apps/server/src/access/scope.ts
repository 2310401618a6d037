import type { Role } from '@lensemble/contract/permissions';

declare const brand: unique symbol;

/**
 * Permission to access one team's data as one user. Only `access/` makes it, from a session and a membership read for
 * the current request. Every query on team data takes a scope and filters by `teamId`.
 */
export interface TeamScope {
  readonly teamId: string;
  readonly userId: string;
  readonly role: Role;
  /** The team's revision at the start of the request: the ETag of its lists. */
  readonly revision: number;
  readonly [brand]: true;
}
