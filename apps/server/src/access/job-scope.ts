import { grantScope } from './grant.ts';
import type { TeamScope } from './scope.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * The right to read one team's data where no member asks: for work that runs by itself, and for what a team has shared.
 * The caller has found the team in the database, never in a request.
 */
export const jobScope = (teamId: string): TeamScope =>
  grantScope({ teamId, userId: NOBODY, role: 'member', revision: 0 });
