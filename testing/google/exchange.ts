import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request as the parts of the stand-in see it. */
export interface Exchange {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** What it is answered with: JSON, or HTML where the body is text. */
export interface Reply {
  readonly status: number;
  readonly body?: object | string;
  readonly location?: string;
}

export async function readExchange(request: IncomingMessage, base: string): Promise<Exchange> {
  const { method = 'GET', url = '/', headers } = request;
  return { method, url: new URL(url, base), headers, body: await buffer(request) };
}

export function sendReply(response: ServerResponse, { status, body, location }: Reply): void {
  const type = typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json';
  response.writeHead(status, {
    ...(body !== undefined && { 'content-type': type }),
    ...(location && { location }),
  });
  response.end(typeof body === 'object' ? JSON.stringify(body) : body);
}

/** A refusal in the shape that Google documents for its APIs. */
export const refusal = (code: number, reason: string): Reply => {
  const message = `Refused: ${reason}`;
  return {
    status: code,
    body: { error: { errors: [{ domain: 'global', reason, message }], code, message } },
  };
};

export const jsonOf = ({ body }: Exchange): Record<string, unknown> =>
  JSON.parse(body.toString() || '{}');

export const formOf = ({ body }: Exchange): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(body.toString()));
