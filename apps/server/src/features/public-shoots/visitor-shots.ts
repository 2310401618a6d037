import type { Deps } from '../../deps.ts';
import { listShots } from '../days/service.ts';
import type { PublicRow } from './rows/public-row.ts';

/** The shot list of a shoot, whether or not a page may show it. */
export const shotsOf = (deps: Pick<Deps, 'orm'>, { id, teamId }: PublicRow) =>
  listShots(deps, { teamId, shootId: id });
