import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { GoogleAnswer, GoogleApi, GoogleRequest, Send } from '../google/port.ts';
import type { CallSheetDocument, Documents, SavedDocument } from './port.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const GOOGLE_DOC = 'application/vnd.google-apps.document';
const UPLOAD = '/upload/drive/v3/files';
const WISHES = 'supportsAllDrives=true&fields=id,webViewLink,trashed';
/** Larger files must be sent separately from their metadata. */
const TOGETHER_MAX_BYTES = 5_000_000;
const FORBIDDEN = 403;
const MISSING = 404;

const file = z.object({
  id: z.string().min(1),
  webViewLink: z.url({ protocol: /^https?$/ }),
  trashed: z.boolean().optional(),
});

/**
 * In a shared folder, documents are readable by everyone with the link; without a folder they are private to the user.
 */
export function googleDrive(api: GoogleApi, folderId?: string): Documents {
  return {
    save: (document, fileId) =>
      api.run(async (send) => {
        const replaced = fileId && (await replace(send, document, fileId));
        return replaced || create(send, document, folderId);
      }),
  };
}

/** Returns undefined if the document was deleted or moved to the trash. */
async function replace(
  send: Send,
  { name, docx }: CallSheetDocument,
  fileId: string,
): Promise<SavedDocument | undefined> {
  const path = `${UPLOAD}/${encodeURIComponent(fileId)}`;
  const upload = {
    method: 'PATCH',
    path,
    description: { name },
    docx,
    isRepeatable: true,
  } as const;
  const answer = await sendUp(send, upload);
  if (answer.status === MISSING) return undefined;
  const { id, webViewLink: url, trashed } = file.parse(answer.body);
  return trashed ? undefined : { fileId: id, url };
}

async function create(
  send: Send,
  { name, docx }: CallSheetDocument,
  folderId: string | undefined,
): Promise<SavedDocument> {
  const place = folderId === undefined ? {} : { parents: [folderId] };
  const description = { name, mimeType: GOOGLE_DOC, ...place };
  const upload = { method: 'POST', path: UPLOAD, description, docx, isRepeatable: false } as const;
  const { id, webViewLink: url } = file.parse((await sendUp(send, upload)).body);
  if (folderId !== undefined) await letRead(send, id);
  return { fileId: id, url };
}

/**
 * Makes a document readable by everyone with the link, unless the drive's owner forbids that. If the call fails, the
 * document is deleted, because nothing refers to it.
 */
async function letRead(send: Send, fileId: string): Promise<void> {
  const path = `/drive/v3/files/${encodeURIComponent(fileId)}`;
  try {
    await send({
      method: 'POST',
      path: `${path}/permissions?supportsAllDrives=true`,
      body: { type: 'anyone', role: 'reader' },
      expected: [FORBIDDEN],
      isRepeatable: true,
    });
  } catch (error) {
    const removal = { method: 'DELETE', path: `${path}?supportsAllDrives=true` } as const;
    await send({ ...removal, isRepeatable: true, isTakingBack: true }).catch(() => {});
    throw error;
  }
}

interface Upload extends Pick<GoogleRequest, 'method' | 'path' | 'isRepeatable'> {
  readonly description: object;
  readonly docx: Buffer;
}

/** Uploads metadata and content: in one request, or in a resumable upload if the file is too large for that. */
async function sendUp(send: Send, upload: Upload): Promise<GoogleAnswer> {
  const { method, path, description, docx, isRepeatable } = upload;
  const expected = method === 'PATCH' ? [MISSING] : [];
  const pathAs = (type: string) => `${path}?uploadType=${type}&${WISHES}`;
  if (docx.length <= TOGETHER_MAX_BYTES) {
    const body = multipart(description, docx);
    return send({ method, path: pathAs('multipart'), body, expected, isRepeatable });
  }
  const headers = {
    'x-upload-content-type': DOCX,
    'x-upload-content-length': String(docx.length),
  };
  const begin = { method, path: pathAs('resumable'), headers, body: description, expected };
  const begun = await send({ ...begin, isRepeatable: true });
  if (begun.status === MISSING) return begun;
  const { pathname, search } = new URL(begun.location ?? '');
  const body = { type: DOCX, content: docx };
  return send({ method: 'PUT', path: `${pathname}${search}`, body, isRepeatable });
}

function multipart(description: object, docx: Buffer): { type: string; content: Buffer } {
  const boundary = `lensemble-${randomUUID()}`;
  const head = [
    `--${boundary}`,
    'Content-Type: application/json; charset=UTF-8',
    '',
    JSON.stringify(description),
    `--${boundary}`,
    `Content-Type: ${DOCX}`,
    '',
    '',
  ].join('\r\n');
  const content = Buffer.concat([Buffer.from(head), docx, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { type: `multipart/related; boundary=${boundary}`, content };
}
