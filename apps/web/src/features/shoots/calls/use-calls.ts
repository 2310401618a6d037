import { useQuery } from '@tanstack/react-query';
import { listCallsQuery } from '@/features/shoots/api/calls.ts';

/** How often to look for new answers: participants give them without telling this browser. */
const LOOK_MS = 15_000;

/**
 * What the team knows of each participant, kept up to date while the tab is visible. The browser sends the ETag of its
 * last response, so that a look at an unchanged list costs the server no statement. Several users of one shoot share
 * their looks.
 */
export function useCalls(shootId: string | undefined) {
  return useQuery({
    ...listCallsQuery(shootId ?? ''),
    enabled: shootId !== undefined,
    refetchInterval: LOOK_MS,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}
