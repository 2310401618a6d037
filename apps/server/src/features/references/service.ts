import type { ParsedBodyOf } from '@lensemble/contract/endpoint';
import type { addReference } from '@lensemble/contract/references';
import type { Reference } from '@lensemble/contract/shoot-links';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { HttpError, invalid, notFound } from '../../http/errors/http-error.ts';
import { present } from '../../http/errors/present.ts';
import type { Claim } from '../../http/idempotency/claim.ts';
import type { Upload } from '../../http/uploads/upload.ts';
import { keepUpload } from '../images/service.ts';
import { findLinks } from '../shoots/service.ts';
import * as queries from './queries.ts';

type Storage = Pick<Deps, 'orm' | 'env'>;

/**
 * Adds an uploaded picture, or one from the team's storage, once per idempotency key. External pictures are refused.
 * @throws HttpError 404, 413, 415, 422
 */
export async function createReference(
  deps: Deps,
  scope: TeamScope,
  shootId: string,
  { url, notes, shootId: repeated = shootId }: ParsedBodyOf<typeof addReference>,
  { upload, claim }: { readonly upload: Upload | undefined; readonly claim: Claim },
): Promise<Reference> {
  const { quotas } = deps.env;
  const first = await queries.findFirst<Reference>(deps.orm, scope, claim);
  if (first) return first;
  // Checks the shoot first, because encoding a picture is expensive.
  if (upload || repeated !== shootId) await findLinks(deps, scope, shootId, 'references');
  if (repeated !== shootId) throw invalid({ shootId: 'This is not the shoot in the address' });
  const picture = upload ? await keepUpload(deps, scope, 'shoot-references', upload) : { url };
  const values = { url: picture.url, notes };
  return present(await queries.insertReference(deps.orm, scope, shootId, values, claim, quotas));
}

/** @throws HttpError 404, 422 */
export async function orderReferences(
  { orm }: Storage,
  scope: TeamScope,
  shootId: string,
  ids: readonly string[],
): Promise<Reference[]> {
  const read = (tx: Deps['orm']) => findLinks({ orm: tx }, scope, shootId, 'references');
  return present(await queries.orderReferences(orm, scope, shootId, ids, read));
}

/** @throws HttpError 404; 409 with the current reference if its notes have changed since */
export async function changeNotes(
  { orm, env }: Storage,
  scope: TeamScope,
  id: string,
  change: queries.NotesChange,
): Promise<Reference> {
  const changed = await queries.updateNotes(orm, scope, id, change, env.quotas);
  if (changed) return changed;
  const current = present(await queries.findReference(orm, scope, id));
  throw new HttpError(409, 'version_conflict', 'These notes have changed since you opened them', {
    current,
  });
}

/** @throws HttpError 404 */
export async function deleteReference(
  { orm }: Storage,
  scope: TeamScope,
  id: string,
): Promise<void> {
  if (!(await queries.hideReference(orm, scope, id))) throw notFound();
}

/** @throws HttpError 404; QuotaError */
export async function restoreReference(
  { orm, env }: Storage,
  scope: TeamScope,
  id: string,
): Promise<Reference> {
  return present(await queries.showReference(orm, scope, id, env.quotas));
}
