import type { ServerResponse } from 'node:http';
import { refusal, sendReply } from './exchange.ts';

export type Way =
  /** Accepts the request and never responds. */
  | { readonly way: 'silence' }
  | { readonly way: 'reset' }
  /** Announces a length and closes the connection in the middle. */
  | { readonly way: 'half' }
  | { readonly way: 'nonsense' }
  /** Never ends. */
  | { readonly way: 'endless' }
  /** Valid JSON with unexpected fields. */
  | { readonly way: 'other' }
  /** Redirects to another path, `/elsewhere`. */
  | { readonly way: 'redirect' }
  | { readonly way: 'refuse'; readonly status: number; readonly reason: string };

export type Misbehaviour = Way & {
  /** Matches `METHOD /path`. */
  readonly at: RegExp;
  /** The number of times; default: always. */
  readonly times?: number;
  /** The request is carried out, and only the response fails. */
  readonly isDone?: boolean;
};

export function misbehave(response: ServerResponse, how: Way): void {
  if (how.way === 'reset') response.socket?.resetAndDestroy();
  if (how.way === 'half') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 });
    response.write('{"id": "', () => response.socket?.destroy());
  }
  if (how.way === 'nonsense') {
    response.writeHead(200, { 'content-type': 'application/json' }).end('<html>Sorry…');
  }
  if (how.way === 'endless') talk(response);
  if (how.way === 'other') sendReply(response, { status: 200, body: { id: 7, url: null } });
  if (how.way === 'redirect') sendReply(response, { status: 307, location: '/elsewhere' });
  if (how.way === 'refuse') sendReply(response, refusal(how.status, how.reason));
}

function talk(response: ServerResponse): void {
  const say = () => {
    while (!response.destroyed && response.write('"'.repeat(65_536)));
  };
  response.on('drain', say);
  say();
}
