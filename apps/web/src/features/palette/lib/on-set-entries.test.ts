import type { ListedShoot } from '@lensemble/contract/shoots';
import { expect, test } from 'vitest';
import { findEntries, indexEntries } from './find-entries.ts';
import { onSetEntries } from './on-set-entries.ts';
import { shootEntries } from './shoot-entries.ts';

const shoot = {
  id: 'selkie',
  title: 'Selkie',
  status: 'planning',
  date: '2026-12-05',
  time: null,
  timeZone: 'Europe/Berlin',
  description: null,
  location: null,
} as ListedShoot;
const now = Date.parse('2026-12-04T12:00:00Z');
const entries = indexEntries([
  ...onSetEntries([shoot], now),
  ...shootEntries([shoot], () => undefined, new Set()),
]);
const first = (query: string) => findEntries(entries, query)[0]?.entries[0]?.label;

test('the title of a shoot of the next days finds the shoot before its day on set', () => {
  expect(first('selkie')).toBe('Selkie');
  expect(first('on set selkie')).toBe('On set: Selkie');
});
