import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { testEnv } from '../testing/app.ts';
import { errorAnswers } from './errors.ts';
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
