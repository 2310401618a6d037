import type { ParsedBodyOf } from '@lensemble/contract/endpoint';
import type { addReference } from '@lensemble/contract/references';
import type { Reference } from '@lensemble/contract/shoot-links';
import type { TeamScope } from '../../access/scope.ts';
import type { Claim } from '../../claim.ts';
import type { Deps } from '../../deps.ts';
import { HttpError, invalid, notFound } from '../../http-error.ts';
import type { Upload } from '../../uploads/upload.ts';
import { keepUpload } from '../images/service.ts';
import { findLinks } from '../shoots/service.ts';
import * as queries from './queries.ts';

type Storage = Pick<Deps, 'orm'>;

/**
 * Adds the picture that came along, or one that is in the team's storage: never one from elsewhere. Once for each key.
 * @throws HttpError 404, 413, 415, 422
 */
export async function createReference(
  deps: Deps,
  scope: TeamScope,
  shootId: string,
  { url, notes, shootId: repeated = shootId }: ParsedBodyOf<typeof addReference>,
  { upload, claim }: { readonly upload: Upload | undefined; readonly claim: Claim },
): Promise<Reference> {
  const first = await queries.findFirst<Reference>(deps.orm, scope, claim);
  if (first) return first;
  // A picture is much work: not for a shoot that is not there.
  if (upload || repeated !== shootId) await findLinks(deps, scope, shootId, 'references');
  if (repeated !== shootId) throw invalid({ shootId: 'This is another shoot' });
  const picture = upload ? await keepUpload(deps, scope, 'shoot-references', upload) : { url };
  const values = { url: picture.url, notes };
  return present(await queries.insertReference(deps.orm, scope, shootId, values, claim));
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

/** @throws HttpError 404, 409 with the reference as it is now where its notes are others than those written over */
export async function changeNotes(
  { orm }: Storage,
  scope: TeamScope,
  id: string,
  change: queries.NotesChange,
): Promise<Reference> {
  const changed = await queries.updateNotes(orm, scope, id, change);
  if (changed) return changed;
  const current = present(await queries.findReference(orm, scope, id));
  throw new HttpError(409, 'version_conflict', 'Somebody else has changed these notes meanwhile', {
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

/** @throws HttpError 404, also once its time is over */
export async function restoreReference(
  { orm }: Storage,
  scope: TeamScope,
  id: string,
): Promise<Reference> {
  return present(await queries.showReference(orm, scope, id));
}

function present<T>(found: T | undefined): T {
  if (found === undefined) throw notFound();
  return found;
}
