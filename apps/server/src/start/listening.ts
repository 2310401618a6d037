import { once } from 'node:events';
import type { Server } from 'node:http';
import * as net from 'node:net';
import type { FastifyInstance } from 'fastify';
import { errorCode } from '../lib/error-code.ts';
import { callOf } from './call-of.ts';
import type { Env } from './env.ts';
import { SettingError } from './setting-error.ts';

type Place = Pick<Env, 'host' | 'port'>;

function advice({ host, port }: Place, code: string | undefined): string | undefined {
  const free = port < 65_535 ? port + 1 : 3000;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use: stop what uses it, or choose another one, for example PORT=${free} ${callOf('start')}.`;
    case 'EACCES':
      return `This user may not listen on port ${port}: choose one above 1023, for example PORT=3000 ${callOf('start')}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST=${host} is not an address of this machine: leave HOST out for this machine only, or set HOST=0.0.0.0 for all its addresses.`;
    default:
      return undefined;
  }
}

/** The URL for a browser on this machine. */
function address({ host, port }: Place): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${everywhere ? 'localhost' : name}:${port}`;
}

/**
 * Listens on the IPv6 loopback address too, because some browsers resolve `localhost` to ::1. Fastify's own option does not
 * report a port that is in use there, and does not wait for requests in flight there.
 */
async function listenOnIpv6Loopback(server: Server, port: number): Promise<net.Server | undefined> {
  const second = net.createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit('connection', socket);
  });
  try {
    await once(second.listen(port, '::1'), 'listening');
    return second;
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') throw error;
    return undefined; // This machine has no IPv6.
  }
}

export interface Listening {
  /** The URL for a browser on this machine. */
  address: string;
  /** Accepts no more connections. Those that are open stay open. */
  stopListening(): void;
}

/** @throws SettingError if the host or the port cannot be used */
export async function listen(app: FastifyInstance, place: Place): Promise<Listening> {
  const local = place.host === 'localhost';
  try {
    await app.listen({ host: local ? '127.0.0.1' : place.host, port: place.port });
    const second = local ? await listenOnIpv6Loopback(app.server, place.port) : undefined;
    // `close` of an HTTP server would also close the idle connections, on which a request may be arriving.
    const stopListening = () => {
      net.Server.prototype.close.call(app.server);
      second?.close();
    };
    return { address: address(place), stopListening };
  } catch (error) {
    const sentence = advice(place, errorCode(error));
    throw sentence ? new SettingError(sentence, { cause: error }) : error;
  }
}
