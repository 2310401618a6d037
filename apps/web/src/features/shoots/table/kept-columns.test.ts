import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@/testing/memory-storage.ts';
import { keepColumns, readColumns } from './kept-columns.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const atFirst = ['status', 'date', 'time', 'readiness', 'place', 'people', 'costumes'];

test('the columns are kept, in the order of the table', () => {
  expect(readColumns()).toEqual(atFirst);
  keepColumns(['updated', 'status']);
  expect(readColumns()).toEqual(['status', 'updated']);
  keepColumns([]);
  expect(readColumns()).toEqual([]);
});

test('what is not known is ignored', () => {
  localStorage.setItem('shoot-columns', '["status", "gone", 7]');
  expect(readColumns()).toEqual(['status']);
  for (const broken of ['{', '7', '"status"']) {
    localStorage.setItem('shoot-columns', broken);
    expect(readColumns()).toEqual(atFirst);
  }
});
