import type { ShootResources } from '@lensemble/contract/shoot-resources';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { type EventDeps, updateEventsSoon } from '../google-events/service.ts';
import { findShoot, versionConflict } from '../shoots/service.ts';
import { tellNews, wakeNotices, withNotices } from '../told-plans/service.ts';
import { linkNew, replaceLinks, type Target } from './queries.ts';

/**
 * Replaces the given lists of a shoot, all or none.
 * @throws HttpError 404; 409 with the current shoot if it has none of the versions; 422
 */
export async function changeResources(
  deps: EventDeps & Pick<Deps, 'env' | 'limits'>,
  scope: TeamScope,
  shootId: string,
  versions: readonly number[] | undefined,
  resources: ShootResources,
): Promise<ShootDetail> {
  const { orm, env } = deps;
  const concernsCrew = (resources.participants ?? resources.personnelIds) !== undefined;
  let isTold = false;
  const read = async (tx: Deps['orm']) => {
    isTold = concernsCrew && (await tellNews(tx, deps, scope, { shootIds: [shootId] }));
    return findShoot({ orm: tx }, scope, shootId);
  };
  const shoot = await withNotices(deps, () =>
    replaceLinks(orm, scope, shootId, versions, resources, env.quotas, read),
  );
  if (isTold) wakeNotices(deps);
  if (!shoot) throw await versionConflict({ orm }, scope, shootId);
  updateEventsSoon(deps, { shootId });
  return shoot;
}

/**
 * Links a new shoot in the transaction that creates it and checks its quotas.
 * @throws HttpError 422 for an id that the team does not have
 */
export const linkNewShoot = (
  tx: Deps['orm'],
  target: Target,
  resources: ShootResources,
): Promise<void> => linkNew(tx, target, resources);
