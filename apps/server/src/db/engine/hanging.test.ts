import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUnavailable } from '../../http/errors/unavailable.ts';
import { testDatabase } from '../../testing/database.ts';
import type { Database } from './database.ts';
import { externalPool } from './pool.ts';

/** A healthy server responds within this time, even on a busy machine. */
const TIMEOUT_MS = 5_000;

let database: Database;
let pool: Pool;
let hangs = false;
const sockets: Socket[] = [];

/** A server that can stop responding, like one whose machine or network hangs. */
const server = createServer((socket) => {
  const { host = '' } = database.pool.options;
  const behind = connect(join(host, '.s.PGSQL.5432'));
  sockets.push(socket, behind);
  socket.on('data', (data) => hangs || behind.write(data));
  behind.on('data', (data) => hangs || socket.write(data));
  for (const each of [socket, behind]) each.on('error', () => {});
});

beforeAll(async () => {
  database = await testDatabase();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  pool = await externalPool(`postgres://postgres@127.0.0.1:${port}/postgres`, TIMEOUT_MS);
});
afterAll(async () => {
  await pool.end();
  for (const socket of sockets) socket.destroy();
  server.close();
  await database.close();
});

test('the server gets a time limit for each statement', async () => {
  const { rows } = await pool.query('show statement_timeout');
  expect(rows).toEqual([{ statement_timeout: `${TIMEOUT_MS / 1_000}s` }]);
});

test('no request waits forever for an external server that hangs', async () => {
  hangs = true;
  const error = await pool.query('select 1').catch((reason) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(isUnavailable(error)).toBe(true);
  hangs = false;
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
