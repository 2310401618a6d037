import type { GivenRole } from '@lensemble/contract/permissions';
import { joinInvitationWords } from '@lensemble/messages/web/join-invitation';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Ticket } from 'lucide-react';
import { useDocumentTitle } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { isGone, sentenceOf } from '@/lib/calls/api.ts';
import { ownInvitationQuery } from '../api/get-invitation.ts';
import { useJoinTeam } from '../api/join-team.ts';
import { useSwitchTeam } from '../api/switch-team.ts';

const joinsAs: Readonly<Record<GivenRole, (address: string) => string>> = {
  member: (address) => joinInvitationWords('asMember', { address }),
  admin: (address) => joinInvitationWords('asAdmin', { address }),
};

const membership = (isForMany: boolean) =>
  isForMany ? joinInvitationWords('isMemberShare') : joinInvitationWords('isMember');

export function JoinInvitation({ code, email }: { code: string; email: string }) {
  useDocumentTitle(joinInvitationWords('title'));
  const { data: invitation, error, isFetching, refetch } = useQuery(ownInvitationQuery(code));
  const join = useJoinTeam();
  const ownTeamId = invitation?.ownTeamId;
  const isAsked = invitation && ownTeamId === undefined;
  return (
    <section className="grid justify-items-start gap-4">
      <span className="finder grid h-16 w-22 place-items-center text-ink-2">
        <Ticket className="size-6" aria-hidden />
      </span>
      <div role="status" className="grid w-full gap-4">
        {!invitation && !error && (
          <>
            <span className="sr-only">{joinInvitationWords('loading')}</span>
            <Skeleton className="h-8 w-4/5" />
          </>
        )}
        {error && (
          <>
            <h1 className="display text-xl">{joinInvitationWords('notValid')}</h1>
            <p className="text-base text-ink-2">
              {sentenceOf(error, joinInvitationWords('notReached'))}
            </p>
          </>
        )}
        {invitation && (
          <>
            <h1 className="display wrap-anywhere text-xl">
              {isAsked
                ? joinInvitationWords('question', { team: invitation.teamName })
                : joinInvitationWords('isIn', { team: invitation.teamName })}
            </h1>
            <p className="wrap-anywhere text-base text-ink-2">
              {isAsked ? joinsAs[invitation.role](email) : membership(invitation.isForMany)}
            </p>
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {isAsked && (
          <Button
            variant="primary"
            pending={join.isPending}
            onClick={() => join.mutate(code, { onError: () => void refetch() })}
          >
            {join.isPending ? joinInvitationWords('joining') : joinInvitationWords('join')}
          </Button>
        )}
        {ownTeamId !== undefined && <GoToTeam id={ownTeamId} />}
        {error && !isGone(error) && (
          <Button pending={isFetching} onClick={() => void refetch()}>
            {joinInvitationWords('tryAgain')}
          </Button>
        )}
        {ownTeamId === undefined && (
          <Button asChild variant={isAsked ? 'line' : 'primary'}>
            <Link to="/">
              {isAsked ? joinInvitationWords('notNow') : joinInvitationWords('goToTeam')}
            </Link>
          </Button>
        )}
      </div>
    </section>
  );
}

function GoToTeam({ id }: { id: string }) {
  const switchTeam = useSwitchTeam();
  const navigate = useNavigate();
  return (
    <Button
      variant="primary"
      pending={switchTeam.isPending}
      onClick={() => switchTeam.mutate({ id }, { onSuccess: () => void navigate({ to: '/' }) })}
    >
      {joinInvitationWords('goToTeam')}
    </Button>
  );
}
