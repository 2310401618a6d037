import { expect, it } from 'vitest';
import { isPlaceQuery } from './places.ts';

it.each(['東京', '大阪', '서울', 'なら', 'サガ', '서울'.normalize('NFD'), 'Ulm', '𠮷野'])(
  'searches for %s',
  (query) => {
    expect(isPlaceQuery(query)).toBe(true);
  },
);

it.each(['', 'mu', 'Ул', '京', '서', '서'.normalize('NFD')])('waits for more than %j', (query) => {
  expect(isPlaceQuery(query)).toBe(false);
});
