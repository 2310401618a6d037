import { may } from '@lensemble/contract/permissions';
import { editorCrewWords } from '@lensemble/messages/web/editor-crew';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddMemberToCrew } from '@/features/shoots/api/add-member-to-crew.ts';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import { type MemberToAdd, membersToAdd } from '@/features/shoots/editor/lib/members-to-add.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import type { ItemOf } from '@/lib/catalogues/catalogues.ts';
import { useConnectAccount } from '@/lib/crew/crew-account.ts';
import { useAuth } from '@/lib/session/auth.tsx';
import { toastError } from '@/lib/shell/toast.ts';
import { membersQuery } from '@/lib/teams/members.ts';
import { activeTeam, teamsQuery } from '@/lib/teams/teams.ts';

/**
 * The members of the team who are not in the crew list yet, as entries of its menu. `pick` adds one to the crew list, as the
 * member that they are, and returns false for other entries.
 */
export function useMemberItems(onAdded: (item: ItemOf['personnel']) => void) {
  const { user } = useAuth();
  const { lists, remember } = useEditorItems();
  const [isWanted, setWanted] = useState(false);
  const { data: teams = [] } = useQuery(teamsQuery);
  const team = activeTeam(teams);
  const { data, isLoading } = useQuery({
    ...membersQuery(team?.id ?? ''),
    enabled: isWanted && team !== undefined,
  });
  const { mutateAsync } = useAddMemberToCrew();
  const { faces } = lists.personnel;
  const items = data && faces ? membersToAdd(data, faces, user?.id) : [];
  const { mutate: connect } = useConnectAccount();
  const add = async ({ fullName: name, email, userId }: MemberToAdd) => {
    try {
      const made = await mutateAsync({ name, email });
      remember('personnel', made);
      onAdded(made);
      const isOwn = userId === user?.id;
      if (isOwn || (team && may(team.role, 'connectAccounts'))) connect({ id: made.id, userId });
    } catch (error) {
      toastError(sentenceOf(error, editorCrewWords('createFailed')));
    }
  };
  const pick = (id: string): boolean => {
    const member = items.find((item) => item.id === id);
    if (member) void add(member);
    return member !== undefined;
  };
  return { items, isLoading, pick, want: () => setWanted(true) };
}
