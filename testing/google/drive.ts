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
  /** The owner of the shared drive forbids access from outside. */
  isClosed: boolean;
  answer(exchange: Exchange): Reply;
}

const FILES = /^(?:\/upload)?\/drive\/v3\/files(?:\/([^/]+))?(\/permissions)?$/;

interface Upload {
  readonly description: Record<string, unknown>;
  readonly id: string | undefined;
}

/** Drive API v3, as documented. */
export function driveSide(base: string): DriveSide {
  const uploads = new Map<string, Upload>();
  const side: DriveSide = {
    files: new Map(),
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
      const { description, content } = together(exchange);
      return keep(id, description, content);
    },
  };

  function permit(file: KeptFile, exchange: Exchange): Reply {
    if (side.isClosed) return refusal(403, 'publishOutNotPermitted');
    file.permissions.push(jsonOf(exchange));
    return { status: 200, body: { kind: 'drive#permission', id: 'anyoneWithLink' } };
  }

  function begin(exchange: Exchange, id: string | undefined): Reply {
    if (exchange.url.searchParams.has('upload_id')) {
      const { description, content, ...upload } = resumed(exchange);
      return keep(upload.id, description, content);
    }
    const uploadId = randomUUID();
    uploads.set(uploadId, { description: jsonOf(exchange), id });
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
} {
  const boundary = /boundary=([^;]+)/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const [, first = '', second = ''] = body.toString('latin1').split(`--${boundary}`);
  const contentOf = (part: string) =>
    Buffer.from(part.slice(part.indexOf('\r\n\r\n') + 4, -2), 'latin1');
  return { description: JSON.parse(contentOf(first).toString()), content: contentOf(second) };
}
