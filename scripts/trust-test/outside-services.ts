import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../../testing/real-server.ts';
import { Client } from '../kill-test/client.ts';
import { percentile99, timesOf } from './latency.ts';
import { Checks, type Result } from './result.ts';

const SECONDS = 15;
const MOST_TIMES_BASE = 2;
/** Below this, a difference is one of the machine. */
const UNNOTICED_MS = 50;
const AT_ONCE = 4;
const PAUSE_MS = 200;

const FINE = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
const ERROR = 'HTTP/1.1 500 Internal Server Error\r\nContent-Length: 2\r\n\r\n{}';
const HALF = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"re';

const answering = (text: string) => (socket: Socket) => socket.once('data', () => socket.end(text));

/** What a service that works, and one that is out of order, do with a connection. */
const troubles: Readonly<Record<string, (socket: Socket) => void>> = {
  works: answering(FINE),
  hangs: () => {},
  'resets each connection': (socket) => socket.resetAndDestroy(),
  'answers 500': answering(ERROR),
  'answers half': (socket) => socket.once('data', () => socket.write(HALF)),
};

/** One address for all services: a mail server, a picture store, a weather service, Google. */
async function listen(): Promise<{ server: Server; port: number; become: (name: string) => void }> {
  let trouble = troubles.works;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    trouble?.(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen');
  const become = (name: string) => {
    trouble = troubles[name];
    for (const socket of sockets) socket.destroy();
  };
  return { server, port: address.port, become };
}

/** What needs a service, each as a request whose answer does not matter. */
const requests = (client: Client): readonly (() => Promise<unknown>)[] => [
  () => client.send('POST', '/api/auth/forget-password', { email: 'mara@example.org' }),
  () => client.send('GET', '/api/weather?latitude=49.4&longitude=8.7&date=2126-11-28'),
  () => client.send('GET', '/api/places/autocomplete?q=Heidelberg'),
  () => client.send('GET', '/storage/shoot-images/public/locations/none.webp'),
];

/** The time of requests that need no service, while others ask for what needs one. */
async function p99OfOthers(client: Client): Promise<number> {
  const end = performance.now() + SECONDS * 1_000;
  const isOver = () => performance.now() > end;
  const busy = requests(client).flatMap((request) =>
    Array.from({ length: AT_ONCE }, async () => {
      while (!isOver()) {
        await Promise.race([request().catch(() => {}), wait(SECONDS * 1_000)]);
        await wait(PAUSE_MS);
      }
    }),
  );
  const times = await timesOf(client, '/api/shoots', isOver);
  await Promise.all(busy);
  return percentile99(times);
}

/** Uses services that are out of order all the time, and measures what people notice who do not need them. */
export async function outsideServices(): Promise<Result> {
  const checks = new Checks();
  const { server: services, port, become } = await listen();
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer({
    env: {
      RATE_LIMITS: 'off',
      ...{ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'a@example.org' },
      ...{ EMAIL_CONFIRMATION: 'off', WEATHER_URL: url, MAP_TILES_URL: `${url}/{z}/{x}/{y}.png` },
      ...{ GOOGLE_MAPS_API_KEY: 'key', GOOGLE_PLACES_URL: url },
      ...{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_TOKEN_URL: url },
    },
  });
  try {
    const client = new Client();
    client.origin = server.origin;
    await client.signUp();
    become('works');
    const base = await p99OfOthers(client);
    const most = Math.max(base * MOST_TIMES_BASE, UNNOTICED_MS);
    for (const name of Object.keys(troubles).filter((each) => each !== 'works')) {
      become(name);
      const p99 = await p99OfOthers(client);
      console.log(`${name}: p99 of others ${p99.toFixed(1)} ms; works: ${base.toFixed(1)} ms`);
      checks.expect(p99 <= most, `a service that ${name} keeps other requests fast`);
    }
    return checks.result;
  } finally {
    await server.stop();
    services.close();
  }
}
