import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { isForecast, someHours, weatherQuery } from './weather.ts';

it('shows first and last of many hours', () => {
  const many = Array.from({ length: 13 }, (_, index) => index);
  expect(someHours(many, 5)).toEqual([0, 3, 6, 9, 12]);
  expect(someHours([1, 2], 5)).toEqual([1, 2]);
});

it('asks for hours within 16 days that are not over', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const isAsked = (from: string, to: string) =>
    isForecast({ from: new Date(from), to: new Date(to) }, now);
  expect(isAsked('2026-11-21T10:00Z', '2026-11-21T13:00Z')).toBe(true);
  expect(isAsked('2026-11-21T10:00Z', '2026-11-21T11:00Z')).toBe(false);
  expect(isAsked('2026-12-07T11:00Z', '2026-12-07T13:00Z')).toBe(true);
  expect(isAsked('2026-12-07T12:00Z', '2026-12-07T13:00Z')).toBe(false);
});

it('is asked for again after an hour, and soon where there was nothing', () => {
  const from = new Date('2026-11-21T15:00:00Z');
  const query = weatherQuery({
    latitude: 48,
    longitude: 11,
    from,
    to: new Date(+from + 3_600_000),
  });
  const credit = { text: 'Weather data', url: 'https://weather.example' };
  const isAskedAgain = (forecast: object | null, minutes: number) => {
    const client = new QueryClient();
    const updatedAt = Date.now() - minutes * 60_000;
    client.setQueryData<unknown>(query.queryKey, { forecast }, { updatedAt });
    return new QueryObserver(client, query).getCurrentResult().isStale;
  };
  expect(isAskedAgain({ hours: [{}], credit }, 50)).toBe(false);
  expect(isAskedAgain({ hours: [{}], credit }, 61)).toBe(true);
  expect(isAskedAgain(null, 2)).toBe(true);
});
