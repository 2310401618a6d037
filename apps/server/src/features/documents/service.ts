import { callSheetAddress } from '@lensemble/contract/call-sheets';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { HttpError, notFound } from '../../http-error.ts';
import type { Documents } from '../../ports/documents/port.ts';
import { makeCallSheet } from '../call-sheets/service.ts';
import { findShoot } from '../shoots/service.ts';
import * as queries from './queries.ts';

type DocumentDeps = Pick<Deps, 'orm' | 'storage' | 'limits'>;

/**
 * Puts a shoot's call sheet where documents are kept, and answers with its address: the shared folder, or, without one,
 * this server, which makes it anew whenever it is opened.
 * @throws HttpError 404, 429; AwayError
 */
export async function exportDocument(
  deps: DocumentDeps & Pick<Deps, 'sharedDocuments'>,
  scope: TeamScope,
  shootId: string,
): Promise<string> {
  const { sharedDocuments } = deps;
  if (sharedDocuments) return saveCallSheet(deps, scope, shootId, sharedDocuments, null);
  const docUrl = callSheetAddress(scope.teamId, shootId, 'pdf');
  const { docsUrl } = await findShoot(deps, scope, shootId);
  if (docsUrl === docUrl) return docUrl;
  if (!(await queries.noteDocument(deps.orm, scope, shootId, docUrl))) throw notFound();
  return docUrl;
}

/** The same, but in the shared folder or not at all. @throws HttpError 404, 429, 503; AwayError */
export async function saveToSharedFolder(
  deps: DocumentDeps & Pick<Deps, 'sharedDocuments'>,
  scope: TeamScope,
  shootId: string,
): Promise<string> {
  const { sharedDocuments } = deps;
  if (sharedDocuments) return saveCallSheet(deps, scope, shootId, sharedDocuments, null);
  await findShoot(deps, scope, shootId);
  throw new HttpError(503, 'not_configured', 'Google Docs is not set up on this server');
}

/** Saves that are under way, so that a second wish for the same one does not make a second document. */
const underWay = new Map<string, Promise<string>>();

/**
 * Saves a shoot's call sheet to documents out there, in place of what was saved there before, and answers with its address.
 * @param owner whose documents, the caller's own unless said; null for the shared folder
 * @throws HttpError 404, 429; AwayError, RevokedError, with the shoot unchanged
 */
export function saveCallSheet(
  deps: DocumentDeps,
  scope: TeamScope,
  shootId: string,
  documents: Documents,
  owner: string | null = scope.userId,
): Promise<string> {
  const key = `${scope.teamId} ${shootId} ${owner}`;
  const before = underWay.get(key);
  if (before !== undefined) return before;
  const save = saveNow(deps, scope, shootId, documents, owner).finally(() => underWay.delete(key));
  underWay.set(key, save);
  return save;
}

async function saveNow(
  deps: DocumentDeps,
  scope: TeamScope,
  shootId: string,
  documents: Documents,
  owner: string | null,
): Promise<string> {
  const shoot = await findShoot(deps, scope, shootId);
  const { content } = await makeCallSheet(deps, scope, shoot, 'docx');
  const fileId = await queries.findFileId(deps.orm, scope, shootId, owner);
  const document = await documents.save({ name: shoot.title, docx: content }, fileId);
  const saved = { owner, document };
  if (!(await queries.noteDocument(deps.orm, scope, shootId, document.url, saved)))
    throw notFound();
  return document.url;
}
