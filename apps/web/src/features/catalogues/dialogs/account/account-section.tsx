import { connectRefusal } from '@lensemble/contract/crew-accounts';
import { may } from '@lensemble/contract/permissions';
import type { CrewMember } from '@lensemble/contract/personnel';
import { crewAccountWords } from '@lensemble/messages/web/crew-accounts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { listItemsQuery } from '@/lib/catalogues/catalogues.ts';
import { ownEntryQuery, useConnectAccount } from '@/lib/crew/crew-account.ts';
import { useAuth } from '@/lib/session/auth.tsx';
import { activeTeam, teamsQuery } from '@/lib/teams/teams.ts';
import { useMember } from '@/lib/teams/use-member.ts';
import { MemberSelect } from './member-select.tsx';

/** Which member a crew member is. It is saved at once. */
export default function AccountSection({ item }: { item: CrewMember }) {
  const title = useId();
  const { user } = useAuth();
  const { data: teams = [] } = useQuery(teamsQuery);
  const team = activeTeam(teams);
  // The form keeps the version that it was opened with.
  const { data: list } = useQuery({ ...listItemsQuery('personnel'), enabled: false });
  const userId = (list?.find(({ id }) => id === item.id) ?? item).userId;
  const { data: own } = useQuery(ownEntryQuery);
  const { mutate, isPending } = useConnectAccount();
  if (!user || !team) return null;
  const actor = { userId: user.id, role: team.role };
  const connect = (next: string | null) => mutate({ id: item.id, userId: next });
  const next = userId === user.id ? null : user.id;
  const isOther = next !== null && own?.own != null;
  return (
    <section aria-labelledby={title} className="grid min-w-0 gap-2">
      <h3 id={title} className="font-[560] text-ink-2 text-xs leading-snug">
        {crewAccountWords('title')}
      </h3>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
        <Who userId={userId} isMe={userId === user.id} />
        {!isOther && connectRefusal({ ...actor, role: 'member' }, userId, next) === undefined && (
          <Button pending={isPending} onClick={() => connect(next)}>
            {next ? crewAccountWords('thisIsMe') : crewAccountWords('notMe')}
          </Button>
        )}
      </div>
      {isOther && userId === null && own.own && (
        <p className="break-words text-ink-3 text-xs">{crewAccountWords('otherEntry', own.own)}</p>
      )}
      {may(team.role, 'connectAccounts') && (
        <MemberSelect teamId={team.id} userId={userId} onChoose={connect} />
      )}
    </section>
  );
}

function Who({ userId, isMe }: { userId: string | null; isMe: boolean }) {
  const member = useMember(userId);
  return (
    <p role="status" className="flex min-w-0 flex-1 items-center gap-2 text-sm">
      {member && <Avatar name={member.name} src={member.avatarUrl} size="sm" />}
      <span className="min-w-0 break-words">
        {isMe && crewAccountWords('isYou')}
        {!isMe && member && crewAccountWords('isMember', member)}
        {userId === null && crewAccountWords('isNone')}
      </span>
    </p>
  );
}
