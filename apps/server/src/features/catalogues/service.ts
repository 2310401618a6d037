import { ITEM_NAME_MAX } from '@lensemble/contract/constants';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { HttpError, notFound } from '../../http/errors/http-error.ts';
import type { Claim } from '../../http/idempotency/claim.ts';
import type { Upload } from '../../http/uploads/upload.ts';
import { copyName } from '../../lib/copy-name.ts';
import { type EventDeps, updateEventsSoon } from '../google-events/service.ts';
import { keepUpload } from '../images/service.ts';
import { withNotices } from '../told-plans/service.ts';
import type { CatalogueItem, ItemFields } from './item.ts';
import { noticesOf } from './notices.ts';
import * as queries from './queries.ts';
import type { Resource } from './resource.ts';
import { findItem as findRow } from './rows/read-items.ts';

/**
 * Creates an item once per idempotency key.
 * @throws HttpError 413, 415, 422
 */
export async function createItem(
  deps: Deps,
  scope: TeamScope,
  resource: Resource,
  fields: ItemFields,
  { upload, claim }: { readonly upload: Upload | undefined; readonly claim: Claim },
): Promise<CatalogueItem> {
  const first = await queries.findFirst<CatalogueItem>(deps.orm, scope, claim);
  if (first) return first;
  const complete = await completed(
    resource,
    await withPicture(deps, scope, resource, fields, upload),
  );
  return queries.insertItem(deps.orm, scope, resource.row, complete, claim, deps.env.quotas);
}

/** @throws HttpError 404; 409 with the current item if it has none of the versions; 413, 415, 422 */
export async function changeItem(
  deps: Deps,
  scope: TeamScope,
  resource: Resource,
  which: queries.Which,
  fields: ItemFields,
  upload: Upload | undefined,
): Promise<CatalogueItem> {
  // Checks the item first, because encoding a picture is expensive.
  if (upload) await findItem(deps, scope, resource, which.id);
  const complete = await completed(
    resource,
    await withPicture(deps, scope, resource, fields, upload),
  );
  const following = await resource.following?.(deps, scope, which.id, complete);
  const { quotas } = deps.env;
  const around = following?.around;
  const item = await withNotices(deps, () =>
    queries.updateItem(deps.orm, scope, resource.row, which, complete, quotas, around),
  );
  if (!item) throw await versionConflict(deps, scope, resource, which.id);
  following?.wake();
  if (resource.inEvents) updateEventsSoon(deps, { [resource.inEvents]: which.id });
  return item;
}

/** @throws HttpError 404 */
async function versionConflict(
  deps: Pick<Deps, 'orm'>,
  scope: TeamScope,
  resource: Resource,
  id: string,
): Promise<HttpError> {
  const current = await findItem(deps, scope, resource, id);
  return new HttpError(409, 'version_conflict', 'This item has changed since you opened it', {
    current,
  });
}

/** @throws HttpError 404; 409 with the current item if it has none of the versions */
export async function deleteItem(
  deps: EventDeps & Pick<Deps, 'limits'>,
  scope: TeamScope,
  resource: Resource,
  which: queries.Which,
): Promise<void> {
  const notices = resource.isInPlans && noticesOf(deps, scope);
  const tell = async (tx: Deps['orm'], shootIds: readonly string[]) =>
    notices?.tell(tx, { shootIds });
  const remove = () => queries.deleteItem(deps.orm, scope, resource.row, which, tell);
  if (!(await withNotices(deps, remove))) {
    throw await versionConflict(deps, scope, resource, which.id);
  }
  notices?.wake();
  // The links of a deleted item are gone, so its events are unknown: updates every outdated event.
  if (resource.inEvents) updateEventsSoon(deps, {});
}

/**
 * Copies an item with its picture, but without its shoots, once per idempotency key.
 * @throws HttpError 404, 422
 */
export async function duplicateItem(
  deps: Pick<Deps, 'orm' | 'env'>,
  scope: TeamScope,
  resource: Resource,
  id: string,
  claim: Claim,
): Promise<CatalogueItem> {
  const first = await queries.findFirst<CatalogueItem>(deps.orm, scope, claim);
  if (first) return first;
  const { createdAt: _, updatedAt: __, ...fields } = await findItem(deps, scope, resource, id);
  const { row } = resource;
  const { [row.fields.name]: name }: Readonly<Record<string, unknown>> = fields;
  // A member is one crew member, which the copy is not.
  const own = { [row.fields.name]: copyName(String(name), ITEM_NAME_MAX), userId: undefined };
  const copy = { ...fields, ...own };
  return queries.insertItem(
    deps.orm,
    scope,
    row,
    await completed(resource, copy),
    claim,
    deps.env.quotas,
  );
}

async function findItem(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  resource: Resource,
  id: string,
): Promise<CatalogueItem> {
  const item = await findRow(orm, scope, resource.row, id);
  if (!item) throw notFound();
  return item;
}

async function withPicture(
  deps: Deps,
  scope: TeamScope,
  { catalogue, row }: Resource,
  fields: ItemFields,
  upload: Upload | undefined,
): Promise<ItemFields> {
  if (!upload) return fields;
  const { url } = await keepUpload(deps, scope, catalogue.kind, upload);
  return { ...fields, [row.fields.picture]: url };
}

export const completed = async ({ complete }: Resource, fields: ItemFields): Promise<ItemFields> =>
  complete ? complete(fields) : fields;
