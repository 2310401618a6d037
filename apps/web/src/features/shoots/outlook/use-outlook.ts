import type { Outlook } from '@lensemble/contract/outlook';
import { outlookReadiness } from '@lensemble/contract/outlook-readiness';
import type { Readiness } from '@lensemble/contract/readiness';
import { isAhead } from '@lensemble/contract/shoot-status';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listOutlookQuery } from '@/features/shoots/api/list-outlook.ts';
import { useToday } from '@/features/shoots/hooks/use-today.ts';
import { useForecast } from './use-forecast.ts';

/** The outlook of a shoot, kept up to date by `OutlookWatch`. Undefined until loaded and for a shoot that has none. */
export function useOutlook(shoot: Pick<ListedShoot, 'id' | 'status'>): Outlook | undefined {
  const { data } = useQuery({ ...listOutlookQuery, enabled: false });
  return useMemo(
    () => (isAhead(shoot) ? data?.find(({ id }) => id === shoot.id) : undefined),
    [data, shoot],
  );
}

/** What is open in a shoot; undefined while its forecast loads. */
export function useReadiness(outlook: Outlook): Readiness | undefined {
  const { hours, isLoading } = useForecast(outlook, outlook.point);
  const today = useToday();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new day changes what is open
  return useMemo(
    () => (isLoading ? undefined : outlookReadiness(outlook, hours, new Date())),
    [outlook, hours, isLoading, today],
  );
}
