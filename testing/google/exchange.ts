import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Exchange {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A response: JSON, or HTML if the body is a string. */
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

/** An error in Google's documented format. */
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
