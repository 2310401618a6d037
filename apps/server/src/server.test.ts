import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../testing/free-port.ts';
import { startObjectStore, storeEnv } from '../../../testing/object-store.ts';
import { type Child, runFile } from './testing/child.ts';
import { copyDataFolder } from './testing/data-folder.ts';

let dataDir: string;
let port: number;

beforeAll(async () => {
  dataDir = await copyDataFolder();
  port = await freePort();
});
afterAll(() => rm(dataDir, { recursive: true }));

const start = (env: NodeJS.ProcessEnv = {}) =>
  runFile('server.ts', { env: { PORT: String(port), DATA_DIR: dataDir, ...env } });

async function startAndWait(env?: NodeJS.ProcessEnv): Promise<Child> {
  const server = start(env);
  await server.untilPrinted('ready');
  return server;
}

async function stop(server: Child): Promise<void> {
  server.kill('SIGTERM');
  await server.ended;
}

/**
 * Closes the connection afterwards: `fetch` would keep it, and use it for the next server at this port, which never had
 * it (ECONNRESET).
 */
const ask = (address: string) => fetch(address, { headers: { connection: 'close' } });

async function healthOf(at: number) {
  const answer = await ask(`http://localhost:${at}/healthz`);
  return { status: answer.status, body: await answer.json() };
}

describe('a start', () => {
  test('names a bucket that cannot be used, and serves everything else', async () => {
    const store = await startObjectStore();
    const server = start(storeEnv({ ...store.settings, bucket: 'wrong' }));
    await server.untilPrinted('S3_ENDPOINT');
    expect(server.output()).toContain(
      'Pictures cannot be saved. The bucket "wrong" does not exist: check S3_BUCKET and S3_ENDPOINT.\n',
    );
    const { status, body } = await healthOf(port);
    expect([status, body]).toMatchObject([200, { status: 'degraded' }]);
    await stop(server);
    await store.close();
  });

  test('prints where to go, and answers there on both loopback addresses and nowhere else', async () => {
    const server = await startAndWait();
    expect(server.output()).toBe(`Lensemble is ready at http://localhost:${port}\n`);
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      const { status } = await ask(`http://${host}:${port}/api/auth/me`);
      expect(status).toBe(401);
    }
    await expect(ask(`http://127.0.0.2:${port}/api/auth/me`)).rejects.toThrow('fetch failed');
    await stop(server);
  });

  test.each([
    ['a setting that cannot be used', { PORT: 'many' }, /^PORT must be a whole number/],
    [
      'a data folder that cannot be written',
      { DATA_DIR: '/dev/null/x' },
      /^The data folder \/dev\/null\/x cannot be written/,
    ],
    ['a file as its data folder', { DATA_DIR: import.meta.filename }, /^DATA_DIR=.* is a file/],
    [
      'a database server that is away',
      { DATABASE_URL: 'postgres://ada:secret@127.0.0.1:1/x', DATABASE_WAIT: '0' },
      /^The database at 127\.0\.0\.1:1\/x cannot be used \(connect ECONNREFUSED 127\.0\.0\.1:1\): check the address/,
    ],
    [
      'a host that is not of this machine',
      { HOST: '192.0.2.1' },
      /^HOST=192\.0\.2\.1 is not an address of this machine/,
    ],
  ])('with %s ends with one sentence', async (_case, env, sentence) => {
    const server = start(env);
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(sentence);
    expect(server.output()).toMatch(/^[^\n]+\.\n$/);
    expect(server.output()).not.toContain('secret');
  });

  test.each(['127.0.0.1', '::1'])(
    'on a port that is taken on %s ends with one sentence',
    async (host) => {
      const other = createServer().listen(port, host);
      await once(other, 'listening');
      const server = start();
      expect(await server.ended).toBe(1);
      expect(server.output()).toBe(
        `Port ${port} is already in use: stop what uses it, or choose another one, for example PORT=${port + 1} npm start.\n`,
      );
      other.close();
    },
  );

  test('on a data folder in use ends with one sentence', async () => {
    const first = await startAndWait();
    const second = start({ PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(
      /^Another Lensemble is already running on the data folder .*\.\n$/,
    );
    await stop(first);
  });

  test('with a long path for temporary files works', async () => {
    const server = await startAndWait({ TMPDIR: join('/tmp', 'x'.repeat(100)) });
    await stop(server);
  });
});

async function isListening(host: string): Promise<boolean> {
  const socket = connect(port, host);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

describe('a stop', () => {
  async function beginRequest(host: string): Promise<{ finish(): Promise<string> }> {
    const socket: Socket = connect(port, host);
    // Not a sign-in: hashing on a busy machine can outlast the time for open requests.
    const body = JSON.stringify({ access_token: 'made.up' });
    socket.write(
      [
        'POST /api/auth/set-session HTTP/1.1',
        `Host: localhost:${port}`,
        `Origin: http://localhost:${port}`,
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        'Expect: 100-continue',
        '\r\n',
      ].join('\r\n'),
    );
    const [goOn] = await once(socket, 'data');
    expect(String(goOn)).toMatch(/^HTTP\/1.1 100/);
    socket.write(body.slice(0, 10));
    return {
      async finish() {
        const cut = new AbortController();
        socket.once('close', () => cut.abort());
        socket.write(body.slice(10));
        const [answer] = await once(socket, 'data', { signal: cut.signal });
        return String(answer);
      },
    };
  }

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s ends the requests in flight first',
    async (signal) => {
      const server = await startAndWait();
      const requests = [await beginRequest('127.0.0.1'), await beginRequest('::1')];
      const asked = performance.now();
      server.kill(signal);
      server.kill(signal);
      for (const host of ['127.0.0.1', '::1']) {
        await expect.poll(() => isListening(host)).toBe(false);
      }
      const answers = await Promise.all(requests.map(({ finish }) => finish()));
      for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 401/);
      expect(await server.ended).toBe(0);
      // Earlier than the 10 s after which the server aborts open requests.
      expect(performance.now() - asked).toBeLessThan(9_500);
      const ready = `Lensemble is ready at http://localhost:${port}\n`;
      expect(server.output()).toBe(`${ready}Stopping …\nStopped\n`);
    },
  );

  test('answers the requests that were sent at the same time', async () => {
    const server = await startAndWait();
    const request = 'GET /api/auth/me HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const sockets = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'));
    const used = sockets.slice(0, 20);
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    for (const socket of used) socket.write(request);
    await Promise.all(used.map((socket) => once(socket, 'data')));
    server.kill('SIGTERM');
    const answers = sockets.map(async (socket) => {
      socket.write(request);
      return String((await once(socket, 'data'))[0]);
    });
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatch(/^HTTP\/1.1 401/);
    }
    expect(await server.ended).toBe(0);
  });

  test('does not wait for ever', async () => {
    const server = await startAndWait();
    await beginRequest('::1');
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});
