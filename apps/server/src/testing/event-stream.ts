import { once } from 'node:events';
import type { Server } from 'node:http';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Change, followTeam, type Presence, type TeamChange } from '@lensemble/contract/live';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

interface Options {
  readonly since?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether to read what arrives. */
  readonly reads?: boolean;
}

/** A browser that follows its team. */
export interface Follower {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** All that has arrived, as text. */
  readonly text: () => string;
  /** The changes of teams that have arrived. */
  readonly changes: () => TeamChange[];
  readonly presences: () => Presence[];
  /** The records that were told so far: `kind id`. */
  readonly told: () => string[];
  readonly isOver: () => boolean;
  readonly leave: () => void;
}

/** Makes a test app listen, and returns its port. */
async function listenOn(app: FastifyInstance): Promise<number> {
  const server: Server = app.server;
  if (!server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return (server.address() as AddressInfo).port;
}

const textOf = ({ kind, id }: Change) => `${kind} ${id}`;

/** Opens a stream over HTTP. It is left when the test ends. */
export async function follow(
  app: FastifyInstance,
  cookie: string | undefined,
  { since, headers = {}, reads = true }: Options = {},
): Promise<Follower> {
  const asked = request({
    host: '127.0.0.1',
    port: await listenOn(app),
    path: followTeam.path,
    headers: {
      ...(cookie && { cookie }),
      ...(since !== undefined && { 'last-event-id': String(since) }),
      ...headers,
    },
    agent: false,
  });
  asked.on('error', () => {});
  asked.end();
  onTestFinished(() => void asked.destroy());
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  let text = '';
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  response.on('error', end).on('close', end);
  if (reads)
    response.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
    });
  const dataOf = <Data>(isMeant: (block: string) => boolean) =>
    text
      .split('\n\n')
      .slice(0, -1)
      .filter((block) => block.includes('data: ') && isMeant(block))
      .map((block) => JSON.parse(block.slice(block.indexOf('data: ') + 6)) as Data);
  const changes = () => dataOf<TeamChange>((block) => block.startsWith('id: '));
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: () => text,
    changes,
    presences: () => dataOf<Presence>((block) => block.startsWith('event: presence')),
    told: () => changes().flatMap((each) => (each.changes ?? []).map(textOf)),
    isOver: () => isOver,
    leave: () => void asked.destroy(),
  };
}
