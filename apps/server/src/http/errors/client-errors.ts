import type { Socket } from 'node:net';
import type { ErrorBody } from '@lensemble/contract/errors';

interface Refusal {
  readonly status: string;
  readonly body: ErrorBody;
}

const unreadable: Refusal = {
  status: '400 Bad Request',
  body: { error: 'This request could not be read', code: 'malformed' },
};

const byCode: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    body: { error: 'The headers of this request are too large', code: 'too_large' },
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    body: { error: 'This request took too long to arrive', code: 'malformed' },
  },
};

/**
 * Responds to input that is not an HTTP request, or that never arrives completely. Fastify has no request object yet.
 * @param careful the security headers
 */
export const clientErrorAnswer =
  (careful: Readonly<Record<string, string>>) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const { status, body } = byCode[error.code ?? ''] ?? unreadable;
    const content = JSON.stringify(body);
    const headers = {
      ...careful,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(content),
      connection: 'close',
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${status}`, ...head, '', content].join('\r\n'));
    // `end` alone would wait for the client to close too, which it may never do.
    socket.destroySoon();
  };
