import { describe, expect, test } from 'vitest';
import { asWished, withNews } from './reference-order.ts';

const list = (ids: string) => [...ids].map((id) => ({ id }));

describe('moving one reference', () => {
  const move = (stored: string, id: string, wished: string) =>
    asWished([...stored], id, [...wished]).join('');

  test('puts it where it is wished', () => {
    expect(move('abcd', 'a', 'bcad')).toBe('bcad');
    expect(move('abcd', 'd', 'dabc')).toBe('dabc');
    expect(move('abcd', 'b', 'acdb')).toBe('acdb');
  });

  test('leaves alone what others have brought into another order, added or deleted', () => {
    expect(move('dcba', 'a', 'bcad')).toBe('adcb');
    expect(move('abxcd', 'd', 'adbc')).toBe('adbxc');
    expect(move('abd', 'a', 'bacd')).toBe('bad');
    expect(move('bcd', 'a', 'bcad')).toBe('bcd');
  });
});

describe('a list that was on its way', () => {
  const news = (shown: string, before: string, stored: string) =>
    withNews(list(shown), [...before], list(stored))
      .map(({ id }) => id)
      .join('');

  test('brings the order, and what others have added or deleted', () => {
    expect(news('abc', 'abc', 'cxa')).toBe('cxa');
  });

  test('removes no new reference, and brings no deleted one back', () => {
    expect(news('bacn', 'abc', 'bca')).toBe('bcan');
    expect(news('ba', 'abc', 'bca')).toBe('ba');
    expect(news('ban', 'ab', 'ban')).toBe('ban');
  });
});
