import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { isUnavailable } from '../../lib/is-unavailable.ts';
import { testDatabase } from '../../testing/database.ts';
import { createOrm } from '../orm.ts';
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
  pool = await externalPool(`postgres://postgres@127.0.0.1:${port}/postgres`, {
    timeoutMs: TIMEOUT_MS,
  });
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

test('a connection that breaks in the middle of a transaction fails the transaction only', async () => {
  const client = await pool.connect();
  await client.query('begin');
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect(client.query('select 1')).rejects.toThrow();
  client.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a connection that breaks before its transaction begins is not lost to the pool', async () => {
  const orm = createOrm(pool);
  await pool.query('select 1');
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect(orm.transaction((tx) => tx.execute('select 1'))).rejects.toThrow();
  await vi.waitFor(() => expect(pool.idleCount).toBe(pool.totalCount));
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a server that starts before its database waits for it', async () => {
  const late = createServer((socket) => server.emit('connection', socket));
  const { port } = await new Promise<AddressInfo>((resolve) => {
    late.listen(0, '127.0.0.1', () => resolve(late.address() as AddressInfo));
  });
  await new Promise((resolve) => late.close(resolve));
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => written.mockRestore());
  const waiting = externalPool(`postgres://postgres:secret@127.0.0.1:${port}/postgres`, {
    wait: 60_000,
  });
  await vi.waitFor(() => expect(written).toHaveBeenCalled());
  expect(written.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^The database at [\d.:]+\/postgres is not available .* Waiting 60 s.\n$/,
      ),
    ],
  ]);
  late.listen(port, '127.0.0.1');
  const found = await waiting;
  expect((await found.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await found.end();
  late.close();
});
