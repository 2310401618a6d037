import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import type { Claim } from '../../http/idempotency/claim.ts';
import { updateEventsSoon } from '../google-events/service.ts';
import { withNotices } from '../told-plans/service.ts';
import * as queries from './queries.ts';
import type { ImportResult, ItemImport, Resource } from './resource.ts';
import { completed } from './service.ts';

/**
 * Creates, changes and deletes items in one transaction, once per idempotency key. Items that have changed
 * meanwhile, or are to be deleted and in use, are left out, and named.
 * @throws HttpError 422
 */
export async function importItems(
  deps: Deps,
  scope: TeamScope,
  resource: Resource,
  items: ItemImport,
  claim: Claim,
): Promise<ImportResult> {
  const first = await queries.findFirst<ImportResult>(deps.orm, scope, claim);
  if (first) return first;
  const created = await Promise.all(items.created.map((fields) => completed(resource, fields)));
  const changed = await Promise.all(
    items.changed.map(async ({ id, updatedAt, change }) => {
      const fields = await completed(resource, change);
      const following = await resource.following?.(deps, scope, id, fields);
      return { id, updatedAt, fields, following };
    }),
  );
  const result = await withNotices(deps, () =>
    queries.importItems(
      deps.orm,
      scope,
      resource.row,
      { created, changed, deleted: items.deleted },
      claim,
      deps.env.quotas,
    ),
  );
  for (const { following } of changed) following?.wake();
  if (resource.inEvents && result.changed > 0) updateEventsSoon(deps, {});
  return result;
}
