import { listMembers } from '@lensemble/contract/members';
import type { Profile } from '@lensemble/contract/profile';
import type { QueryClient } from '@tanstack/react-query';
import { profileQuery } from './get-profile.ts';

/** Shows one's profile as it is saved, among the members of the team as well. */
export function showProfile(queryClient: QueryClient, profile: Profile): void {
  queryClient.setQueryData(profileQuery.queryKey, profile);
  void queryClient.invalidateQueries({ queryKey: [listMembers.path] });
}
