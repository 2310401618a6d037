import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/engine/database.ts';
import { testDatabase } from '../testing/database.ts';
import { asLines, copyOut } from './copy-out.ts';

const TEXTS = [
  '',
  '\\N',
  'N',
  'a\tb',
  'a\nb\r\n',
  '\\',
  '\\t',
  '\\\\n',
  '\b\f\v',
  '{"a": "\\n"}',
  'é\u{1f451}',
];

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(
    'create table odd (number int, text text, is_odd boolean, nothing text)',
  );
  for (const [number, value] of TEXTS.entries())
    await database.pool.query('insert into odd values ($1, $2, $3)', [number, value, true]);
});
afterAll(() => database.close());

async function copied(statement: string) {
  const client = await database.pool.connect();
  const rows: Buffer[] = [];
  try {
    await copyOut(client, statement, (row) => void rows.push(row));
  } finally {
    client.release();
  }
  return rows;
}

test('every value comes as the text that the database has for it', async () => {
  const rows = await copied('copy (select * from odd order by number) to stdout');
  const lines = (await text(asLines(Readable.from(rows)))).split('\n').slice(0, -1);
  const expected = TEXTS.map((value, number) => [String(number), value, 't', null]);
  expect(lines.map((line) => JSON.parse(line))).toEqual(expected);
});

test('rows stay as they came, however many follow', async () => {
  const rows = await copied(
    'copy (select n, repeat(chr(97 + n % 26), 1 + n % 700) from generate_series(1, 20000) n) to stdout',
  );
  const letter = (n: number) => String.fromCharCode(97 + (n % 26));
  const expected = Array.from(
    { length: 20_000 },
    (_, index) => `${index + 1}\t${letter(index + 1).repeat(1 + ((index + 1) % 700))}\n`,
  );
  expect(rows.map(String).filter((row, index) => row !== expected[index])).toEqual([]);
  expect(rows).toHaveLength(expected.length);
});

test('a statement that fails rejects, and the connection goes on', async () => {
  await expect(copied('copy (select 1 / 0) to stdout')).rejects.toThrow('division by zero');
  expect(await copied('copy (select 1) to stdout')).toEqual([Buffer.from('1\n')]);
});
