import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './tools.ts';

test('only tests with a process of their own mock modules', () => {
  const tests = globSync('{apps,packages}/*/{src,build}/**/*.test.{ts,tsx}', { cwd: root });
  expect(tests.length).toBeGreaterThan(300);
  const mocks = tests.filter((path) => readFileSync(join(root, path), 'utf8').includes('vi.mock('));
  expect(mocks).toEqual(tests.filter((path) => path.includes('.mocked.test.')));
});
