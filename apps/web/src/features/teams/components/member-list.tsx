import type { Member } from '@lensemble/contract/members';
import type { Team } from '@lensemble/contract/teams';
import { teamMemberWords } from '@lensemble/messages/web/team-members';
import { useState } from 'react';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useChangeRole } from '../api/change-role.ts';
import { useMembers } from '../hooks/use-members.ts';
import { MemberRow } from './member-row.tsx';
import { RemoveMemberQuestion } from './remove-member-question.tsx';
import { TransferQuestion } from './transfer-question.tsx';

interface MemberListProps {
  team: Team;
  userId: string;
}

export function MemberList({ team, userId }: MemberListProps) {
  const { data: members, error, isFetching, refetch, ownRole } = useMembers(team, userId);
  const changeRole = useChangeRole(team.id);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const [heir, setHeir] = useState<Member | null>(null);
  const me = { userId, role: ownRole ?? team.role };

  return (
    <div className="border-line border-t pt-4">
      <h3 id="members" className="mb-1 font-semibold text-base leading-snug">
        {teamMemberWords('heading')}{' '}
        <span className="num ml-1 font-[560] text-ink-3 text-xs">
          {members?.length ?? team.memberCount}
        </span>
      </h3>
      {error && !members && (
        <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()}>
          {teamMemberWords('notLoaded')}
        </LoadFailure>
      )}
      {!error && !members && <MembersSkeleton rows={Math.min(team.memberCount, 8)} />}
      {members && (
        // Focusable, because it receives the focus after a member and their button are removed.
        <ul tabIndex={-1} aria-labelledby="members" className="grid grid-cols-1 outline-none">
          {members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              me={me}
              onRole={(next) => changeRole.mutate({ memberId: member.id, role: next })}
              onRemove={() => setLeaving(member)}
              onTransfer={() => setHeir(member)}
            />
          ))}
        </ul>
      )}
      {heir && <TransferQuestion team={team} member={heir} onClose={() => setHeir(null)} />}
      {leaving && (
        <RemoveMemberQuestion team={team} member={leaving} onClose={() => setLeaving(null)} />
      )}
    </div>
  );
}

function MembersSkeleton({ rows }: { rows: number }) {
  return (
    <div role="status" className="grid grid-cols-1">
      <span className="sr-only">{teamMemberWords('loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places without anything in them
        <div key={row} className="flex min-h-14 items-center gap-3">
          <Skeleton className="size-8 shrink-0 rounded-full" />
          <span className="grid flex-1 gap-1.5">
            <Skeleton className="h-3.5 w-36" />
            <Skeleton className="h-3 w-48" />
          </span>
        </div>
      ))}
    </div>
  );
}
