import { listMembers } from '@lensemble/contract/members';
import type { Profile } from '@lensemble/contract/profile';
import type { QueryClient } from '@tanstack/react-query';
import { profileQuery } from './get-profile.ts';

/** Puts a saved profile into the cache and reloads the team's members, who include the user. */
export function showProfile(queryClient: QueryClient, profile: Profile): void {
  queryClient.setQueryData(profileQuery.queryKey, profile);
  void queryClient.invalidateQueries({ queryKey: [listMembers.path] });
}
