import { getProfile } from '@lensemble/contract/profile';
import { listSessions } from '@lensemble/contract/sessions';
import { listTeams } from '@lensemble/contract/teams';
import type { QueryClient } from '@tanstack/react-query';

/** The keys of data that belongs to the user instead of a team. */
const own: readonly unknown[] = [getProfile.path, listSessions.path, listTeams.path];

/**
 * Removes all data of a team from the cache. Queries in use are reset, so that mounted screens are empty until they
 * load again.
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
