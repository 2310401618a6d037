import { useQuery } from '@tanstack/react-query';
import { listCallsQuery } from '@/features/shoots/api/calls.ts';

/** What the team knows of each participant. */
export function useCalls(shootId: string | undefined) {
  return useQuery({
    ...listCallsQuery(shootId ?? ''),
    enabled: shootId !== undefined,
    refetchOnMount: 'always',
  });
}
