import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Result } from './result.ts';

const program = fileURLToPath(new URL('../kill-test.ts', import.meta.url));
/** Three of five kills are on the embedded engine, so that each engine gets at least 100. */
const KILLS = 250;
/** Orderly stops of the server on the embedded engine, and restarts of PostgreSQL. */
const STOPS = 50;

/** The kill test of every run, for longer. */
export async function kills(): Promise<Result> {
  const child = spawn(process.execPath, [program, String(KILLS), String(STOPS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8');
  for await (const text of child.stdout) {
    process.stdout.write(text);
    output += text;
  }
  const [, passed = '0', failed = '1'] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  const failures = failed === '0' ? [] : [{ title: 'kills', message: output.slice(-2_000) }];
  return { passed: Number(passed), failed: Number(failed), failures };
}
