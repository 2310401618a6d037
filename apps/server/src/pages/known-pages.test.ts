import { pages } from '@lensemble/contract/pages';
import { expect, test } from 'vitest';
import { callsOf, pageAt } from './known-pages.ts';

const ID = '5f0c1f6e-93a8-4b57-8a3f-0d1c2b3a4f5e';

test('every page of the contract is known by its own address', () => {
  for (const page of pages) {
    const path = page.replace(':id', ID).replace(':status', 'planning');
    expect(pageAt(path)?.page).toBe(page);
  }
});

test.each([
  '',
  '/nonsense',
  '/shoots/1/2',
  '/status',
  '/status/',
  '/Shoots',
  '//',
  '/auth/other',
  '/shoots/not-an-id',
  '/status/nonsense',
  '/status/%ff',
  '/api',
])('%j is no page', (path) => {
  expect(pageAt(path)).toBeUndefined();
});

test('a new shoot is not taken for a shoot called new', () => {
  expect(pageAt('/shoots/new')?.page).toBe('/shoots/new');
});

test.each(['ready-to-shoot', 'ready%20to%20shoot', 'ready_to_shoot'])('%s is a status', (slug) => {
  expect(pageAt(`/status/${slug}`)?.page).toBe('/status/:status');
});

test.each([
  ['/', ['/api/shoots']],
  ['/shoots', ['/api/shoots']],
  ['/calendar', ['/api/shoots']],
  ['/status/planning', ['/api/shoots']],
  ['/costumes', ['/api/costumes']],
  ['/personnel', ['/api/personnel']],
  ['/kits', ['/api/kits']],
  ['/map', ['/api/map/shoots', '/api/map-config']],
  [`/shoots/${ID}`, [`/api/shoots/${ID}`]],
  ['/conventions', ['/api/conventions']],
  ['/activity', ['/api/activity']],
  ['/trash', ['/api/trash']],
  [`/conventions/${ID}`, [`/api/conventions/${ID}`]],
  [`/shoots/${ID}/day`, [`/api/shoots/${ID}`, `/api/shoots/${ID}/day`]],
  ['/shoots/day', []],
  ['/shoots/new', []],
  ['/shoots/"><script>', []],
  ['/profile', []],
  ['/nonsense', []],
])('%s starts with the calls %j', (path, calls) => {
  expect(callsOf(path)).toEqual(calls);
});
