import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openReport } from './report.ts';

test('a team with very many changes fits into the report', async () => {
  const path = join(tmpdir(), `${randomUUID()}.jsonl`);
  const report = openReport(path, true);
  const change = { table: 'props', id: '1', field: 'name', was: '', became: 'x', why: 'y' };
  const many = 200_000;
  report.add(Array.from({ length: many }, () => change));
  report.write();
  expect(report.count()).toBe(many);
  expect((await readFile(path, 'utf8')).split('\n')).toHaveLength(many + 1);
  await rm(path);
});

test('an import that cannot begin leaves no report, and the last one as it is', async () => {
  const path = join(tmpdir(), `${randomUUID()}.jsonl`);
  openReport(path, true);
  expect(existsSync(path)).toBe(false);
  await writeFile(path, 'of the last run');
  openReport(path, true);
  expect(await readFile(path, 'utf8')).toBe('of the last run');
  openReport(path, true).write();
  expect(await readFile(path, 'utf8')).toBe('');
  await rm(path);
});
