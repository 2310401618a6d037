import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Gateway } from './gateway.ts';
import { simpleQuery } from './messages.ts';
import { OWN_CLIENT } from './own-client.ts';

const TIMEOUT_MS = 60_000;

/** A fake PostgreSQL that records statements and only understands BEGIN, COMMIT and ROLLBACK. */
class Session {
  told: string[] = [];
  open = false;

  execute(bytes: Uint8Array, answer: (piece: Uint8Array) => void): void {
    const sql = Buffer.from(bytes).toString('latin1', 5).replace('\0', '');
    if (sql === 'begin') this.open = true;
    if (/^(commit|rollback)$/i.test(sql)) this.open = false;
    this.told.push(sql);
    answer(Buffer.from(`${sql};`));
  }

  inTransaction(): boolean {
    return this.open;
  }

  whenDurable(then: () => void): void {
    then();
  }
}

let folder: string;
let session: Session;
let gateway: Gateway;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  session = new Session();
  gateway = new Gateway(session, TIMEOUT_MS);
  await gateway.listen(join(folder, 'socket'));
});
afterEach(async () => {
  gateway.close();
  await rm(folder, { recursive: true });
});

function startup(parameters: string): Buffer {
  const message = Buffer.concat([
    Buffer.from([0, 0, 0, 0, 0, 3, 0, 0]),
    Buffer.from(`${parameters}\0`),
  ]);
  message.writeInt32BE(message.length);
  return message;
}

/** A connection of the server's own pool. */
async function client(): Promise<Socket> {
  const socket = connect(join(folder, 'socket'));
  await once(socket, 'connect');
  socket.write(startup(`application_name\0${OWN_CLIENT}\0`));
  await once(socket, 'data');
  session.told = [];
  return socket;
}

/** Only fakes the gateway's timer: a busy machine could exceed any real timeout. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('a connection that forgets its transaction is cut off, so that the others go on', async () => {
  stopClock();
  const forgetful = await client();
  const other = await client();
  forgetful.write(simpleQuery('begin'));
  await once(forgetful, 'data');
  const lost = once(forgetful, 'close');
  forgetful.resume();
  const answered = once(other, 'data');
  other.write(simpleQuery('select 1'));
  // Finishes the current turn of the event loop and the turn in which the message arrives.
  for (let turn = 0; turn < 2; turn++) await nextTurn();
  vi.advanceTimersByTime(TIMEOUT_MS - 1);
  expect(session.told).toEqual(['begin']);
  vi.advanceTimersByTime(1);
  await answered;
  await lost;
  expect(session.told).toEqual(['begin', '', 'ROLLBACK', 'select 1']);
});

test('a transaction that goes on is never cut off', async () => {
  stopClock();
  const busy = await client();
  for (const sql of ['begin', 'step 1', 'step 2', 'step 3', 'commit']) {
    vi.advanceTimersByTime(TIMEOUT_MS - 1);
    busy.write(simpleQuery(sql));
    await once(busy, 'data');
  }
  vi.advanceTimersByTime(2 * TIMEOUT_MS);
  busy.write(simpleQuery('select 1'));
  expect(String(await once(busy, 'data'))).toBe('select 1;');
  expect(session.told.slice(-2)).toEqual(['commit', 'select 1']);
});

test('waiting requests are served in the order of their arrival', async () => {
  const [owner, second, third] = [await client(), await client(), await client()];
  owner.write(simpleQuery('begin'));
  await once(owner, 'data');
  for (const [socket, sql] of [
    [second, 'two'],
    [third, 'three'],
    [second, 'four'],
  ] as const) {
    socket.write(simpleQuery(sql));
    await wait(10);
  }
  owner.write(simpleQuery('commit'));
  await once(third, 'data');
  await wait(10);
  expect(session.told).toEqual(['begin', 'commit', 'two', 'three', 'four']);
});
