import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
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
