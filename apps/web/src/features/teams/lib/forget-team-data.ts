import { getProfile } from '@lensemble/contract/profile';
import { listSessions } from '@lensemble/contract/sessions';
import { listTeams } from '@lensemble/contract/teams';
import type { QueryClient } from '@tanstack/react-query';

/** What is the person's own, whatever team they work in. */
const own: readonly unknown[] = [getProfile.path, listSessions.path, listTeams.path];

/**
 * Drops all that was read for a team and all that is on its way. What a screen still shows becomes empty at once, and is
 * read again only by the screens that come after it.
 */
export function forgetTeamData(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  const ofTeam = cache.findAll({ predicate: ({ queryKey }) => !own.includes(queryKey[0]) });
  for (const query of ofTeam) {
    if (query.getObserversCount() > 0) query.reset();
    else cache.remove(query);
  }
  queryClient.getMutationCache().clear();
}
