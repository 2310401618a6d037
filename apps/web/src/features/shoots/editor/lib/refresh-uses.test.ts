import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { listItemsQuery } from '@/lib/catalogues/catalogues.ts';
import { refreshUses } from './refresh-uses.ts';

test('another second location makes the catalog of locations stale, and the same one does not', () => {
  const client = new QueryClient();
  const { queryKey } = listItemsQuery('locations');
  client.setQueryData(queryKey, []);
  const isStale = () => client.getQueryState(queryKey)?.isInvalidated;
  refreshUses(client, { secondLocationId: 'hall' }, { secondLocationId: 'hall' });
  expect(isStale()).toBe(false);
  refreshUses(client, { secondLocationId: 'hall' }, { secondLocationId: null });
  expect(isStale()).toBe(true);
});
