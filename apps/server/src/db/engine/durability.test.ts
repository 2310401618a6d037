import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runFile } from '../../testing/child.ts';
import { copyDataFolder } from '../../testing/data-folder.ts';
import { type Database, startDatabase } from './database.ts';

describe('an open database', () => {
  let dataDir: string;
  let database: Database;
  beforeAll(async () => {
    dataDir = await copyDataFolder();
    database = await startDatabase({ dataDir, databaseUrl: undefined });
    await database.pool.query('create table saved (id serial primary key)');
  });
  afterAll(async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  const countSyncs = () => database.countSyncs?.() ?? 0;

  test('brings every commit to the disk before it is acknowledged', async () => {
    const before = countSyncs();
    for (let commit = 0; commit < 50; commit++) {
      await database.pool.query('insert into saved default values');
    }
    expect(countSyncs() - before).toBeGreaterThanOrEqual(50);
  });

  test('brings commits that wait for each other to the disk together', async () => {
    const before = countSyncs();
    const commits = Array.from({ length: 50 }, () =>
      database.pool.query('insert into saved default values'),
    );
    await Promise.all(commits);
    const syncs = countSyncs() - before;
    expect(syncs).toBeGreaterThan(0);
    expect(syncs).toBeLessThan(50);
  });

  test('does not sync for reading', async () => {
    const before = countSyncs();
    for (let read = 0; read < 20; read++) await database.pool.query('select count(*) from saved');
    expect(countSyncs()).toBe(before);
  });
});

describe('a first start', () => {
  test('that is killed half-way leaves nothing that the next one stumbles over', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'lensemble-test-'));
    const first = runFile('testing/hold-database.ts', {
      args: [dataDir],
      env: { TMPDIR: dataDir },
    });
    const draft = join(dataDir, 'database.new');
    while (!existsSync(draft) || readdirSync(draft).length < 3) await wait(5);
    first.kill('SIGKILL');
    await first.ended;
    expect(existsSync(join(dataDir, 'database'))).toBe(false);

    const second = runFile('testing/hold-database.ts', {
      args: [dataDir],
      env: { TMPDIR: dataDir },
    });
    await second.untilPrinted('open');
    second.kill('SIGKILL');
    await second.ended;
    const left = readdirSync(dataDir).filter((name) => !name.startsWith('lensemble-'));
    expect(left.sort()).toEqual(['database', 'lock', 'socket']);
    await rm(dataDir, { recursive: true });
  });
});
