import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../../testing/real-server.ts';
import { Client } from '../kill-test/client.ts';
import { percentile99, timesOf } from './latency.ts';
import { Checks, type Result } from './result.ts';

const CONNECTIONS = 500;
const SECONDS = 100;
const BASE_REQUESTS = 500;
const MOST_TIMES_BASE = 2;
/** Below this, a difference is one of the machine. */
const UNNOTICED_MS = 50;
/** Node lets a client need a minute for its headers, and looks every 30 s. A body may take five minutes, like an upload. */
const HEADERS_WITHIN_S = 95;

const starts = [
  'GET / HTTP/1.1\r\nHost: localhost\r\n',
  'POST /api/auth/sign-in/email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
];

/** Sends a byte each second until the server has enough of it. @returns the seconds until then */
async function sendSlowly(socket: Socket, start: string, isOver: () => boolean): Promise<number> {
  const began = performance.now();
  socket.on('error', () => {});
  socket.write(start);
  while (!socket.destroyed && !socket.readableEnded && !isOver()) {
    await wait(1_000);
    if (socket.writable) socket.write('a');
  }
  socket.destroy();
  return (performance.now() - began) / 1_000;
}

/** Opens connections that send one byte each second, and measures what other people notice. */
export async function slowClients(): Promise<Result> {
  const server = await startServer({ env: { RATE_LIMITS: 'off' } });
  const checks = new Checks();
  try {
    const client = new Client();
    client.origin = server.origin;
    await client.signUp();
    const base = percentile99(await timesOf(client, '/api/shoots', (n) => n === BASE_REQUESTS));
    let isOver = false;
    const port = Number(new URL(server.origin).port);
    const sockets = Array.from({ length: CONNECTIONS }, () => connect({ port, host: 'localhost' }));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const sending = sockets.map((socket, index) =>
      sendSlowly(socket.resume(), starts[index % starts.length] ?? '', () => isOver),
    );
    const end = performance.now() + SECONDS * 1_000;
    const during = percentile99(
      await timesOf(client, '/api/shoots', () => performance.now() > end),
    );
    isOver = true;
    const lived = await Promise.all(sending);
    const longest = Math.max(...lived.filter((_, index) => index % starts.length === 0));
    const most = Math.max(base * MOST_TIMES_BASE, UNNOTICED_MS);
    console.log(
      `${CONNECTIONS} slow connections for ${SECONDS} s: p99 of others ${base.toFixed(1)} ms before, ${during.toFixed(1)} ms during; the longest headers ${longest.toFixed(0)} s`,
    );
    checks.expect(during <= most, `other requests keep their p99 under ${most.toFixed(0)} ms`);
    checks.expect(
      longest <= HEADERS_WITHIN_S,
      `the server closes connections with slow headers within ${HEADERS_WITHIN_S} s`,
    );
    return checks.result;
  } finally {
    await server.stop();
  }
}
