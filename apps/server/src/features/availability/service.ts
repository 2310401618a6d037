import type { Availability } from '@lensemble/contract/availability';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import * as queries from './queries.ts';

/** What the team's shoots hold in a window of any length, and who is away. One statement, and a bounded answer. */
export const findAvailability = (
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  window: queries.Window,
): Promise<Availability> => queries.findAvailability(orm, scope, window);
