import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MOST_OUTPUT = 64 * 1024 ** 2;

/** Runs SQL with `psql`. @returns the rows, each with its columns separated by `|` */
export async function psql(bin: string, url: string, sql: string): Promise<string[]> {
  const args = [url, '-XAtq', '-v', 'ON_ERROR_STOP=1', '-c', sql];
  const { stdout } = await run(join(bin, 'psql'), args, { maxBuffer: MOST_OUTPUT });
  return stdout.split('\n').filter(Boolean);
}
