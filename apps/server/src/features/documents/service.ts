import { callSheetAddress } from '@lensemble/contract/call-sheets';
import type { Language } from '@lensemble/messages/languages';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { HttpError, notFound } from '../../http/errors/http-error.ts';
import type { Documents } from '../../ports/documents/port.ts';
import { makeCallSheet } from '../call-sheets/service.ts';
import { findShoot } from '../shoots/service.ts';
import * as queries from './queries.ts';

type DocumentDeps = Pick<Deps, 'orm' | 'storage' | 'limits' | 'weather' | 'mapTiles'>;

/**
 * Exports a shoot's call sheet: to the shared folder, if there is one, otherwise as a link to this server, which
 * renders it on each request.
 * @returns the address of the document
 * @throws HttpError 404, 413, 429
 * @throws ExternalServiceError
 */
export async function exportDocument(
  deps: DocumentDeps & Pick<Deps, 'sharedDocuments'>,
  scope: TeamScope,
  shootId: string,
  language: Language,
): Promise<string> {
  const documents = deps.sharedDocuments;
  if (documents) return saveCallSheet(deps, scope, shootId, { documents, owner: null, language });
  const docUrl = callSheetAddress(scope.teamId, shootId, 'pdf');
  const { docsUrl } = await findShoot(deps, scope, shootId);
  if (docsUrl === docUrl) return docUrl;
  if (!(await queries.noteDocument(deps.orm, scope, shootId, docUrl))) throw notFound();
  return docUrl;
}

/**
 * Saves a shoot's call sheet to the shared folder.
 * @throws HttpError 404, 413, 429; 503 without a shared folder
 * @throws ExternalServiceError
 */
export async function saveToSharedFolder(
  deps: DocumentDeps & Pick<Deps, 'sharedDocuments'>,
  scope: TeamScope,
  shootId: string,
  language: Language,
): Promise<string> {
  const documents = deps.sharedDocuments;
  if (documents) return saveCallSheet(deps, scope, shootId, { documents, owner: null, language });
  await findShoot(deps, scope, shootId);
  throw new HttpError(503, 'not_configured', 'Google Docs is not set up on this server');
}

interface Target {
  readonly documents: Documents;
  /** The person with the document; null for the shared folder. */
  readonly owner: string | null;
  readonly language: Language;
}

/** Saves in progress in this process. A repeated request shares the save instead of creating a second document. */
const underWay = new Map<string, Promise<string>>();

/**
 * Saves a shoot's call sheet to Google and replaces an earlier one.
 * @returns the address of the document
 * @throws HttpError 404, 413, 429
 * @throws ExternalServiceError, RevokedError; the shoot stays unchanged
 */
export function saveCallSheet(
  deps: DocumentDeps,
  scope: TeamScope,
  shootId: string,
  target: Target,
): Promise<string> {
  const { owner } = target;
  const key = `${scope.teamId} ${shootId} ${owner}`;
  const before = underWay.get(key);
  if (before !== undefined) return before;
  const save = saveNow(deps, scope, shootId, target).finally(() => underWay.delete(key));
  underWay.set(key, save);
  return save;
}

async function saveNow(
  deps: DocumentDeps,
  scope: TeamScope,
  shootId: string,
  { documents, owner, language }: Target,
): Promise<string> {
  const shoot = await findShoot(deps, scope, shootId);
  const { content } = await makeCallSheet(deps, scope, shoot, 'docx', { language });
  const fileId = await queries.findFileId(deps.orm, scope, shootId, owner);
  const document = await documents.save({ name: shoot.title, docx: content }, fileId);
  const saved = { owner, document };
  if (!(await queries.noteDocument(deps.orm, scope, shootId, document.url, saved)))
    throw notFound();
  return document.url;
}
