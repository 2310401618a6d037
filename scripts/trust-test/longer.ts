import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Result } from './result.ts';

const pathOf = (program: string) => fileURLToPath(new URL(`../${program}`, import.meta.url));

/** Runs a program of every change with larger numbers. Its last line tells what it found. */
async function longer(program: string, ...numbers: readonly number[]): Promise<Result> {
  const child = spawn(process.execPath, [pathOf(program), ...numbers.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8');
  for await (const text of child.stdout) {
    process.stdout.write(text);
    output += text;
  }
  const [, passed = '0', failed = '1'] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  const failures = failed === '0' ? [] : [{ title: program, message: output.slice(-2_000) }];
  return { passed: Number(passed), failed: Number(failed), failures };
}

/** Three of five kills are on the embedded engine, so that each engine gets at least 100. Then orderly stops, or restarts. */
export const kills = () => longer('kill-test.ts', 250, 50);
export const backups = () => longer('backup-test.mjs', 10);
export const reminders = () => longer('reminders-test.ts', 1_000);
