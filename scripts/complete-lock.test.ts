import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findMissing } from './complete-lock.mjs';

const lockFile = new URL('../package-lock.json', import.meta.url);

test('npm ci works everywhere: every optional package has an entry (else: node scripts/complete-lock.mjs)', () => {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'));
  expect(findMissing(packages)).toEqual([]);
});

test('an entry counts at every place where the package would be found', () => {
  const asking = { version: '1.0.0', optionalDependencies: { wanted: '2.0.0' } };
  const wanted = { version: '2.0.0' };
  const path = 'node_modules/a/node_modules/@b/c';
  const missing = [{ name: 'wanted', version: '2.0.0', dev: undefined }];
  for (const place of [path, 'node_modules/a', '']) {
    const found = `${place}${place && '/'}node_modules/wanted`;
    expect(findMissing({ [path]: asking, [found]: wanted })).toEqual([]);
  }
  expect(findMissing({ [path]: asking })).toEqual(missing);
  expect(findMissing({ [path]: asking, 'node_modules/d/node_modules/wanted': wanted })).toEqual(
    missing,
  );
});
