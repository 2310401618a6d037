import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { type Call, calls, type Reply } from './calls.ts';
import type { Project } from './project.ts';

/** Pages of any origin may call. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization, apikey, content-type, x-client-info',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-expose-headers': 'x-supabase-api-version',
};
/** Paths that browsers open directly, and public ones. */
const withoutKey = ['/verify', '/authorize', '/.well-known/jwks.json'];

const BUCKET = '/storage/v1/object/public/shoot-images/';

export async function answerRequest(
  project: Project,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', headers } = request;
  const { pathname, searchParams } = new URL(request.url ?? '', project.url);
  if (pathname.startsWith(BUCKET)) return sendFile(project, request, response);
  const path = pathname.replace(/^\/auth\/v1/, '');
  if (method === 'OPTIONS') return void response.writeHead(204, cors).end();
  project.asked.push(`${method} ${path}`);
  const body = await json(request).catch(() => ({}));
  const bearer = headers.authorization?.replace(/^Bearer /, '') ?? '';
  const call = { method, path, query: searchParams, body: Object(body), bearer };
  send(response, answer(project, call, String(headers.apikey)));
}

function answer(project: Project, call: Call, apiKey: string): Reply {
  if (project.away) return { status: 503, body: { message: 'upstream connect error' } };
  const isKnown = apiKey === project.anonKey || apiKey === project.serviceRoleKey;
  if (!isKnown && !withoutKey.includes(call.path)) {
    return { status: 401, body: { message: 'Invalid API key' } };
  }
  const found = calls[`${call.method} ${call.path.replace(/[\da-f-]{36}$/, ':id')}`];
  return found ? found(project, call) : { status: 404, body: { message: 'no Route matched' } };
}

/** A missing file is a 400 whose body says 404. A public file needs no key. */
function sendFile(project: Project, request: IncomingMessage, response: ServerResponse): void {
  const { method = '', url = '', headers } = request;
  project.asked.push(`${method} ${url}`);
  project.keysSent.push(...[headers.apikey, headers.authorization].flatMap((key) => key ?? []));
  const file = project.away ? { status: 503 } : project.files.get(url.slice(BUCKET.length));
  if (Buffer.isBuffer(file)) return void response.end(file);
  const { status, location } = file ?? { status: 400, location: undefined };
  response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) });
  response.end(
    JSON.stringify({ statusCode: '404', error: 'not_found', message: 'Object not found' }),
  );
}

function send(response: ServerResponse, { status = 200, body, location }: Reply): void {
  response.writeHead(status, {
    ...cors,
    'content-type': 'application/json',
    'x-supabase-api-version': '2024-01-01',
    ...(location && { location }),
  });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
