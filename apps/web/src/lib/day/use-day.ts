import { getDay } from '@lensemble/contract/operations';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { callApi } from '@/lib/calls/api.ts';
import type { DayClient, DayView } from './day-client.ts';
import { dayOf } from './day-clients.ts';

/** Reads the day of a shoot for its client. The client has what is shown, because it knows what is not sent yet. */
const dayQuery = (shootId: string) =>
  queryOptions({
    queryKey: [getDay.path, shootId],
    queryFn: async ({ signal }) => {
      const day = await callApi(getDay, { params: { id: shootId }, signal });
      await dayOf(shootId).receive(day);
      return day.revision;
    },
    refetchOnMount: 'always',
  });

interface ShownDay extends DayView {
  /** Changes the day. */
  readonly client: DayClient;
  /** Why the day could not be read, if nothing is known of it. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** The day of a shoot, with all changes of this device. */
export function useDay(shootId: string): ShownDay {
  const client = dayOf(shootId);
  const view = useSyncExternalStore(client.subscribe, client.current, client.current);
  const { error, isFetching, refetch } = useQuery(dayQuery(shootId));
  return {
    ...view,
    client,
    error: view.shots === undefined ? error : null,
    isFetching,
    retry: () => void refetch(),
  };
}
