import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { copyDataFolder } from '../../testing/data-folder.ts';
import { type Engine, openEngine } from './engine.ts';
import { Gateway } from './gateway.ts';
import { LogSync } from './log-sync.ts';
import { simpleQuery } from './messages.ts';
import { OWN_CLIENT } from './own-client.ts';

describe('a log with unsynced commits', () => {
  let told: string[];
  let log: LogSync;
  beforeEach(() => {
    told = [];
    log = new LogSync((path) => told.push(`sync ${path}`));
  });
  const tell = (word: string) => () => void told.push(word);

  test('lets everything wait that follows, in its order, for one sync', async () => {
    log.whenDurable(tell('before'));
    log.add('1');
    log.whenDurable(tell('commit'));
    log.whenDurable(tell('read'));
    log.add('1');
    log.whenDurable(tell('second commit'));
    expect(told).toEqual(['before']);
    await nextTurn();
    expect(told).toEqual(['before', 'sync 1', 'commit', 'read', 'second commit']);
    log.whenDurable(tell('after'));
    expect(told.at(-1)).toBe('after');
  });

  test('keeps the order after a sync in between', async () => {
    log.add('1');
    log.whenDurable(tell('commit'));
    log.sync();
    log.whenDurable(tell('read'));
    expect(told).toEqual(['sync 1']);
    await nextTurn();
    expect(told).toEqual(['sync 1', 'commit', 'read']);
  });

  test('syncs each segment', () => {
    for (const path of ['1', '2']) log.add(path);
    log.sync();
    log.sync();
    expect(told).toEqual(['sync 1', 'sync 2']);
  });
});

describe('an engine', () => {
  let dataDir: string;
  let host: string;
  let engine: Engine;
  let gateway: Gateway;
  let executed = 0;
  /** Answers that the gateway would have sent, in the order of the calls. */
  let held: (() => void)[] | undefined;
  beforeAll(async () => {
    dataDir = await copyDataFolder();
    host = await mkdtemp(join(tmpdir(), 'log-sync-'));
    engine = await openEngine(join(dataDir, 'database'), new BigInt64Array(1));
    gateway = new Gateway(
      {
        ...engine,
        execute: (bytes, answer) => {
          engine.execute(bytes, answer);
          executed += 1;
        },
        whenDurable: (then) => (held ? held.push(then) : engine.whenDurable(then)),
      },
      60_000,
    );
    await gateway.listen(join(host, '.s.PGSQL.5432'));
  });
  afterAll(async () => {
    gateway.close();
    await engine.close();
    await rm(host, { recursive: true });
    await rm(dataDir, { recursive: true });
  });

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ host, user: 'postgres', application_name: OWN_CLIENT });
    await client.connect();
    return client;
  }

  test('answers nothing, to no connection, before the commit is durable', async () => {
    const [writer, reader] = [await connect(), await connect()];
    await writer.query('create table noted (id int)');
    held = [];
    const before = executed;
    const answered: string[] = [];
    const write = writer.query('insert into noted values (1)').then(() => answered.push('write'));
    const read = reader.query('select * from noted').then(() => answered.push('read'));
    await vi.waitFor(() => expect(executed - before).toBe(2));
    for (let turn = 0; turn < 10; turn++) await nextTurn();
    expect(answered).toEqual([]);
    const waiting = held;
    held = undefined;
    for (const then of waiting) then();
    await Promise.all([write, read]);
    expect(answered).toHaveLength(2);
    await Promise.all([writer.end(), reader.end()]);
  });

  test.each(['insert into more values (1)', 'checkpoint', 'truncate kept', 'drop table kept'])(
    'syncs the log before %s changes another file',
    async (sql) => {
      const run = (text: string) => engine.execute(simpleQuery(text), () => {});
      run('create table if not exists kept as select 1 as id');
      run('create table if not exists more (id int)');
      run('checkpoint');
      const acts = recordFileActs();
      run('insert into kept values (2)');
      expect(acts()).toContain('write log');
      expect(acts()).not.toContain('sync log');
      const committed = acts().length;
      run(sql);
      const after = acts().slice(committed);
      const first = after.findIndex((act) => /^(write|delete|cut) other$/.test(act));
      expect(first).toBeGreaterThan(0);
      expect(after.slice(0, first)).toContain('sync log');
    },
  );
});

/** Records what happens to files of the database from now on. @returns what has happened so far */
function recordFileActs(): () => string[] {
  const acts: string[] = [];
  const kind = (path: string) => (path.includes('/pg_wal/') ? 'log' : 'other');
  const pathOf = (file: number | string) =>
    typeof file === 'string' ? file : fs.readlinkSync(`/proc/self/fd/${file}`);
  const names = {
    writeSync: 'write',
    fsyncSync: 'sync',
    unlinkSync: 'delete',
    truncateSync: 'cut',
  };
  for (const [name, act] of Object.entries(names)) {
    const spied = fs as unknown as Record<string, (file: number | string) => unknown>;
    const real = spied[name];
    if (!real) throw new Error(`There is no ${name}`);
    vi.spyOn(spied, name).mockImplementation((...all) => {
      const path = pathOf(all[0]);
      if (path.includes('/database/')) acts.push(`${act} ${kind(path)}`);
      return real(...all);
    });
  }
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  return () => acts;
}
