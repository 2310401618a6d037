import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const outgrowCode = fileURLToPath(new URL('../testing/outgrow-code.ts', import.meta.url));
const quickStart = new URL('quick-start.ts', import.meta.url).href;

/** V8's log of freed WebAssembly code, while optimized code replaces some. */
function runOutgrowing(...flags: string[]): string {
  const soon = '--wasm-tiering-budget=10000';
  const { stdout, status } = spawnSync(process.execPath, [soon, ...flags, outgrowCode]);
  expect(status).toBe(0);
  return String(stdout);
}

test('what every process with a database imports first keeps V8 from freeing code of WebAssembly', () => {
  expect(runOutgrowing()).toContain('Triggering GC');
  expect(runOutgrowing('--import', quickStart)).not.toContain('Triggering GC');
});
