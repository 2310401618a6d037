import { expect, test } from 'vitest';
import { hasBackupPlace } from './backup-place.ts';

test.each([
  ['abbey', 'barn', true],
  ['abbey', 'abbey', false],
  ['abbey', null, false],
  [null, 'barn', false],
  [null, null, false],
])('whether %s has %s as its backup', (locationId, secondLocationId, is) => {
  expect(hasBackupPlace({ locationId, secondLocationId })).toBe(is);
});
