import type { Team } from '@lensemble/contract/teams';
import { teamInviteWords } from '@lensemble/messages/web/team-invites';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { CopyField } from '@/components/forms/copy-field.tsx';
import { ReplaceButton } from '@/components/replace-button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { inviteQuery } from '../api/get-invite.ts';
import { useReplaceInvite } from '../api/replace-invite.ts';
import { ShareInvite } from './share-invite.tsx';
import { ShortCode } from './short-code.tsx';

export function InviteCode({ team }: { team: Team }) {
  const teamId = team.id;
  const { data: invite, error, isFetching, refetch } = useQuery(inviteQuery(teamId));
  if (error && !invite) {
    return (
      <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()}>
        {teamInviteWords('notLoaded')}
      </LoadFailure>
    );
  }
  if (!invite) return <InviteSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-3">
        <CopyField
          label={teamInviteWords('code')}
          value={invite.code}
          action={teamInviteWords('copyCode')}
          copied={teamInviteWords('codeCopied')}
        />
        <CopyField
          label={teamInviteWords('link')}
          value={invite.inviteUrl}
          action={teamInviteWords('copyLink')}
          copied={teamInviteWords('linkCopied')}
        />
      </div>
      <ShareInvite team={team} url={invite.inviteUrl} />
      <ShortCode teamId={teamId} shortCode={invite.shortCode} />
      <ReplaceCode teamId={teamId} />
    </div>
  );
}

function ReplaceCode({ teamId }: { teamId: string }) {
  const replace = useReplaceInvite(teamId);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-ink-3 text-xs">{teamInviteWords('anyone')}</p>
      <ReplaceButton
        action={teamInviteWords('replace')}
        title={teamInviteWords('replaceQuestion')}
        description={teamInviteWords('replaceText')}
        pending={replace.isPending}
        onReplace={(onSuccess) => replace.mutate(undefined, { onSuccess })}
      />
    </div>
  );
}

function InviteSkeleton() {
  return (
    <div role="status" className="grid grid-cols-1 gap-3">
      <span className="sr-only">{teamInviteWords('loading')}</span>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-3">
        {['code', 'link'].map((part) => (
          <div key={part} className="grid gap-2">
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="h-control w-full rounded-md" />
          </div>
        ))}
      </div>
      <Skeleton className="h-control-sm w-36 rounded-sm" />
      {['short code', 'replacement'].map((part) => (
        <div key={part} className="flex flex-wrap items-center justify-between gap-2">
          <Skeleton className="h-3.5 w-72 max-w-full" />
          <Skeleton className="h-control-sm w-32 rounded-sm" />
        </div>
      ))}
    </div>
  );
}
