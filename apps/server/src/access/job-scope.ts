import { grantScope } from './grant.ts';
import type { TeamScope } from './scope.ts';

const NO_USER = '00000000-0000-0000-0000-000000000000';

/** A scope without a member, for jobs and shared data. Take `teamId` from the database, never from a request. */
export const jobScope = (teamId: string): TeamScope =>
  grantScope({ teamId, userId: NO_USER, role: 'member', revision: 0 });
