import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import multipart from '@fastify/multipart';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { testEnv } from '../testing/app.ts';
import { makeForm } from '../testing/images.ts';
import { errorAnswers } from './errors/answer-error.ts';
import { HttpError } from './errors/http-error.ts';
import { logAnswers, loggerOptions } from './log.ts';

function failingApp(lines: string[]) {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = fastify({ logger: { ...loggerOptions({ ...testEnv, logLevel: 'trace' }), stream } });
  app.decorate('declaredRoutes', []);
  logAnswers(app);
  errorAnswers(app);
  app.post('/teams/:id', async (request) => {
    request.log.warn({ err: new Error('private@example.org'), req: request }, 'noted');
    const cause = Object.assign(new Error('Key (email)=(private@example.org) already exists'), {
      code: '23505',
      constraint: 'users_email_unique',
      detail: 'private@example.org',
    });
    throw new DrizzleQueryError('insert into users', ['private@example.org'], cause);
  });
  app.get('/not-set-up', async () => {
    throw new HttpError(503, 'not_configured', 'Google Docs is not set up on this server');
  });
  app.register(async (forms) => {
    await forms.register(multipart);
    forms.post('/forms', async (request) => {
      for await (const part of request.parts()) if (part.type === 'file') part.file.resume();
      return {};
    });
  });
  return app;
}

test('the log says where something failed, and nothing of whom', async () => {
  const lines: string[] = [];
  const app = failingApp(lines);
  await app.inject({
    method: 'POST',
    url: '/teams/private-id?token=private-token',
    headers: { cookie: 'lensemble_session=private-session', 'user-agent': 'private-agent' },
    payload: { password: 'private-password' },
  });
  const log = lines.join('');
  expect(log).not.toContain('private');
  expect(log).toContain('"route":"/teams/:id"');
  expect(log).toContain('"constraint":"users_email_unique"');
  expect(log).toMatch(/at .*log\.test\.ts/);
  expect(log).toContain('"status":500');
});

const failures = (lines: readonly string[]) => lines.filter((line) => line.includes('"level":50'));

test('nor does it say who brought a form, and what was in it', async () => {
  const lines: string[] = [];
  const app = failingApp(lines);
  const form = await makeForm({
    name: 'private-name',
    image: { content: Buffer.from('private'), name: 'private.jpg' },
  });
  const headers = { ...form.headers, cookie: 'lensemble_session=private-session' };
  const { statusCode } = await app.inject({ ...form, method: 'POST', url: '/forms', headers });
  expect(statusCode).toBe(200);
  expect(lines.join('')).toContain('multipart');
  expect(lines.join('')).not.toContain('private');
});

test('what is not set up is no failure', async () => {
  const lines: string[] = [];
  const { statusCode } = await failingApp(lines).inject('/not-set-up');
  expect(statusCode).toBe(503);
  expect(failures(lines)).toEqual([]);
});

async function connection(app: ReturnType<typeof failingApp>) {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return connect((app.server.address() as AddressInfo).port, '127.0.0.1');
}

test.each(['application/json', 'multipart/form-data; boundary=x'])(
  'neither is it that a client leaves while sending %s',
  async (type) => {
    const lines: string[] = [];
    const app = failingApp(lines);
    const answered = new Promise((resolve) => {
      app.addHook('onSend', async (_request, reply) => resolve(reply.statusCode));
    });
    const socket = await connection(app);
    const arrived = once(app.server, 'request');
    const head = `Host: a\r\nContent-Type: ${type}\r\nContent-Length: 1000`;
    const begun = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\na';
    socket.write(`POST /forms HTTP/1.1\r\n${head}\r\n\r\n${begun}`);
    await arrived;
    socket.destroy();
    expect(await answered).toBe(400);
    expect(failures(lines)).toEqual([]);
    await app.close();
  },
);

test('what fails after a client left that had sent all of it is one', async () => {
  const lines: string[] = [];
  const app = failingApp(lines);
  app.get('/late', async ({ raw }) => {
    await once(raw.socket, 'close');
    throw new Error('late');
  });
  const answered = new Promise((resolve) => {
    app.addHook('onSend', async (_request, reply) => resolve(reply.statusCode));
  });
  const socket = await connection(app);
  const arrived = once(app.server, 'request');
  socket.write('GET /late HTTP/1.1\r\nHost: a\r\n\r\n');
  await arrived;
  socket.destroy();
  expect(await answered).toBe(500);
  expect(failures(lines)).toHaveLength(1);
  await app.close();
});
