import { randomUUID } from 'node:crypto';
import { type Exchange, jsonOf, type Reply, refusal } from './exchange.ts';

export interface KeptFile {
  readonly id: string;
  name: string;
  readonly mimeType: string;
  readonly parents: readonly string[];
  content: Buffer;
  readonly permissions: object[];
  trashed: boolean;
}

export interface DriveSide {
  readonly files: Map<string, KeptFile>;
  /** The folders that exist and in which the account may create files. */
  readonly folders: Set<string>;
  /** The owner of the shared drive forbids access from outside. */
  isClosed: boolean;
  answer(exchange: Exchange): Reply;
}

export const SHARED_FOLDER_ID = 'shared-folder';
export const ownFolders = ['root', SHARED_FOLDER_ID] as const;

const FILES = /^(?:\/upload)?\/drive\/v3\/files(?:\/([^/]+))?(\/permissions)?$/;

/** Larger files need a resumable upload. */
const MULTIPART_MAX_BYTES = 5_000_000;
const GOOGLE_DOC = 'application/vnd.google-apps.document';
/** Types that Drive converts to a Google Doc, as far as this product could send them. */
const CONVERTED = ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'];

interface Upload {
  readonly description: Record<string, unknown>;
  readonly id: string | undefined;
  readonly type: string;
  readonly length: number;
}

/** Drive API v3, as documented. */
export function driveSide(base: string): DriveSide {
  const uploads = new Map<string, Upload>();
  const side: DriveSide = {
    files: new Map(),
    folders: new Set(ownFolders),
    isClosed: false,
    answer(exchange) {
      const { url, method } = exchange;
      if (
        url.searchParams.get('supportsAllDrives') !== 'true' &&
        !url.searchParams.has('upload_id')
      ) {
        return refusal(404, 'notFound');
      }
      const [, id, permissions] = FILES.exec(url.pathname) ?? [];
      const known = id === undefined ? undefined : side.files.get(id);
      if (id !== undefined && !known) return refusal(404, 'notFound');
      if (permissions && known) return permit(known, exchange);
      if (method === 'DELETE' && id) {
        side.files.delete(id);
        return { status: 204 };
      }
      if (url.searchParams.get('uploadType') === 'resumable') return begin(exchange, id);
      if (!/^multipart\/related;/.test(exchange.headers['content-type'] ?? ''))
        return refusal(400, 'badContent');
      const { description, content, type } = together(exchange);
      if (content.length > MULTIPART_MAX_BYTES) return refusal(413, 'uploadTooLarge');
      return refused(id, description, type) ?? keep(id, description, content);
    },
  };

  /** Refuses an unknown folder, and content that Drive cannot convert to the wanted type. */
  function refused(
    id: string | undefined,
    { mimeType, parents = ['root'] }: Record<string, unknown>,
    type: string,
  ): Reply | undefined {
    if (id === undefined && !(parents as string[]).every((folder) => side.folders.has(folder)))
      return refusal(404, 'notFound');
    const target = mimeType ?? (id === undefined ? undefined : side.files.get(id)?.mimeType);
    return target === GOOGLE_DOC && !CONVERTED.includes(type)
      ? refusal(400, 'badRequest')
      : undefined;
  }

  function permit(file: KeptFile, exchange: Exchange): Reply {
    if (side.isClosed) return refusal(403, 'publishOutNotPermitted');
    file.permissions.push(jsonOf(exchange));
    return { status: 200, body: { kind: 'drive#permission', id: 'anyoneWithLink' } };
  }

  function begin(exchange: Exchange, id: string | undefined): Reply {
    if (exchange.url.searchParams.has('upload_id')) {
      const { description, content, ...upload } = resumed(exchange);
      return content.length === upload.length
        ? keep(upload.id, description, content)
        : refusal(400, 'badRequest');
    }
    const description = jsonOf(exchange);
    // Without this header, Google takes the content for bytes of an unknown type.
    const type = String(exchange.headers['x-upload-content-type'] ?? 'application/octet-stream');
    const length = Number(exchange.headers['x-upload-content-length']);
    const wrong = refused(id, description, type);
    if (wrong) return wrong;
    const uploadId = randomUUID();
    uploads.set(uploadId, { description, id, type, length });
    const location = new URL(exchange.url.pathname, base);
    location.search = `uploadType=resumable&upload_id=${uploadId}`;
    return { status: 200, location: location.href };
  }

  function resumed({ url, body }: Exchange): Upload & { content: Buffer } {
    const upload = uploads.get(url.searchParams.get('upload_id') ?? '');
    if (!upload) throw new Error('Unknown upload');
    return { ...upload, content: body };
  }

  function keep(
    id: string | undefined,
    description: Record<string, unknown>,
    content: Buffer,
  ): Reply {
    const {
      name = 'Untitled',
      mimeType = 'application/octet-stream',
      parents = ['root'],
    } = description;
    const known = id === undefined ? undefined : side.files.get(id);
    const file: KeptFile = known ?? {
      id: randomUUID().replaceAll('-', ''),
      name: '',
      mimeType: String(mimeType),
      parents: parents as string[],
      content,
      permissions: [],
      trashed: false,
    };
    Object.assign(file, { name: String(name), content });
    side.files.set(file.id, file);
    const webViewLink = `${base}/document/d/${file.id}/edit`;
    return { status: 200, body: { id: file.id, webViewLink, trashed: file.trashed } };
  }

  return side;
}

/** Splits a multipart/related body (RFC 2387) into metadata and content. */
function together({ headers, body }: Exchange): {
  description: Record<string, unknown>;
  content: Buffer;
  type: string;
} {
  const boundary = /boundary=([^;]+)/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const [, first = '', second = ''] = body.toString('latin1').split(`--${boundary}`);
  const contentOf = (part: string) =>
    Buffer.from(part.slice(part.indexOf('\r\n\r\n') + 4, -2), 'latin1');
  return {
    description: JSON.parse(contentOf(first).toString()),
    content: contentOf(second),
    type: /^content-type: *([^;\r]+)/im.exec(second.slice(0, 1_000))?.[1] ?? '',
  };
}
