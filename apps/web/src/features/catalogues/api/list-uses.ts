import { getAvailability } from '@lensemble/contract/availability';
import { listShoots } from '@lensemble/contract/shoots';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';
import { type Days, momentsOf } from '../lib/eight-weeks.ts';

/** It starts with the key of the shoots, so that a change of those includes what they hold. */
export const usesKey = [listShoots.path, 'availability'] as const;

/** What shoots hold on some days, and who is away. Other members change it, so each dialog asks again. */
export const usesQuery = (days: Days) =>
  queryOptions({
    queryKey: [...usesKey, 'weeks', days.first],
    queryFn: ({ signal }) => callApi(getAvailability, { query: momentsOf(days), signal }),
    staleTime: 0,
  });
