import { crewAccountWords } from '@lensemble/messages/web/crew-accounts';
import { useQuery } from '@tanstack/react-query';
import { Select } from '@/components/ui/select.tsx';
import { listItemsQuery } from '@/lib/catalogues/catalogues.ts';
import { membersQuery } from '@/lib/teams/members.ts';
import { displayName } from '@/lib/words/names.ts';

const NONE = '';

interface MemberSelectProps {
  teamId: string;
  userId: string | null;
  onChoose: (userId: string | null) => void;
}

/** For owners and admins. A member who is another crew member has that name as a note. */
export function MemberSelect({ teamId, userId, onChoose }: MemberSelectProps) {
  const { data: members = [] } = useQuery(membersQuery(teamId));
  const { data: crew = [] } = useQuery({ ...listItemsQuery('personnel'), enabled: false });
  const nameOf = new Map(crew.map((each) => [each.userId, each.name]));
  const noteOf = (id: string) => (id === userId ? undefined : nameOf.get(id));
  return (
    <Select
      aria-label={crewAccountWords('choose')}
      value={userId ?? NONE}
      onValueChange={(value) => onChoose(value || null)}
      options={[
        { value: NONE, label: crewAccountWords('none') },
        ...members.map((member) => ({
          value: member.userId,
          label: displayName(member.user.email, member.profile),
          note: noteOf(member.userId),
        })),
      ]}
    />
  );
}
