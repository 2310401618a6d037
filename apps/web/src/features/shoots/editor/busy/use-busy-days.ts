import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import { availabilityQuery } from '@/lib/shoots/availability.ts';
import type { PlainMonth } from '@/lib/time/dates.ts';
import { BusyContext, type BusyDays } from './busy-context.ts';

const unknownDays: BusyDays = { isComplete: false, on: () => null, nextFree: () => null };

/**
 * The days of a month that a calendar shows. They have no conflicts while nothing is known about them. Undefined if the shoot
 * needs nothing that can be taken.
 */
export function useBusyDays(month: PlainMonth, shootId: string | null): BusyDays | undefined {
  const { wants, code } = useContext(BusyContext);
  const needs = wants && Object.values(wants.needs).some(({ length }) => length > 0);
  const { data } = useQuery({ ...availabilityQuery(month, shootId), enabled: needs === true });
  return useMemo(() => {
    if (!needs) return undefined;
    return code && data ? code.busyDays(wants, data, month) : unknownDays;
  }, [needs, code, data, wants, month]);
}
