import type { ShootResources } from '@lensemble/contract/shoot-resources';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { findShoot, versionConflict } from '../shoots/service.ts';
import { replaceLinks } from './queries.ts';

/**
 * Replaces the lists that are named, all or none of them.
 * @throws HttpError 404, 409 with the current shoot where it has none of the versions, 422
 */
export async function changeResources(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  shootId: string,
  versions: readonly number[] | undefined,
  resources: ShootResources,
): Promise<ShootDetail> {
  const read = (tx: Deps['orm']) => findShoot({ orm: tx }, scope, shootId);
  const shoot = await replaceLinks(orm, scope, shootId, versions, resources, read);
  if (!shoot) throw await versionConflict({ orm }, scope, shootId);
  return shoot;
}
