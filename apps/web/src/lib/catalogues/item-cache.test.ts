import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { listShootsQuery } from '../shoots/shoot-list.ts';
import { type ItemOf, listItemsQuery } from './catalogues.ts';
import { dropItem, putItem, withItem } from './item-cache.ts';

function aProp(given: Partial<ItemOf['props']> = {}): ItemOf['props'] {
  return {
    id: 'lantern',
    name: 'Lantern',
    description: null,
    available: true,
    storagePlace: null,
    imageUrl: null,
    imagePlaceholder: null,
    shootIds: [],
    shootCount: 0,
    createdAt: '2026-11-21T08:00:00.000Z',
    updatedAt: '2026-11-21T08:00:00.000Z',
    ...given,
  };
}

function clientWith(...items: ItemOf['props'][]) {
  const client = new QueryClient();
  client.setQueryData(listItemsQuery('props').queryKey, items);
  client.setQueryData(listShootsQuery.queryKey, []);
  return client;
}

const shoots = (client: QueryClient) => client.getQueryState(listShootsQuery.queryKey);

test('a new item becomes the newest, a known one stays in its place', () => {
  const items = [aProp({ id: 'a' }), aProp({ id: 'b' })];
  expect(withItem(items, aProp({ id: 'c' })).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  const changed = withItem(items, aProp({ id: 'b', name: 'Oil lamp' }));
  expect(changed.map(({ name }) => name)).toEqual(['Lantern', 'Oil lamp']);
});

test('an item that shoots show has them read again', () => {
  const client = clientWith(aProp());
  putItem(client, 'props', aProp({ name: 'Oil lamp' }));
  expect(shoots(client)?.isInvalidated).toBe(false);
  putItem(client, 'props', aProp({ shootIds: ['selkie'] }));
  expect(shoots(client)?.isInvalidated).toBe(true);
});

test('a deleted item leaves its list, and shoots are read again whatever it said of them', () => {
  const client = clientWith(aProp({ id: 'a' }), aProp({ id: 'b' }));
  dropItem(client, 'props', aProp({ id: 'a' }));
  const left = client.getQueryData(listItemsQuery('props').queryKey);
  expect(left?.map(({ id }) => id)).toEqual(['b']);
  // The shoots that the deleted item listed may be outdated.
  expect(shoots(client)?.isInvalidated).toBe(true);
});
