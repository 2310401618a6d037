import type { GivenRole } from '@lensemble/contract/permissions';
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

const roleWords = { member: 'a member', admin: 'an admin' } as const satisfies Record<
  GivenRole,
  string
>;

export function JoinInvitation({ code, email }: { code: string; email: string }) {
  useDocumentTitle('Invitation');
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
            <span className="sr-only">Loading the invitation</span>
            <Skeleton className="h-8 w-4/5" />
          </>
        )}
        {error && (
          <>
            <h1 className="display text-xl">This invitation does not work</h1>
            <p className="text-base text-ink-2">
              {sentenceOf(error, 'Lensemble cannot be reached. Please try again.')}
            </p>
          </>
        )}
        {invitation && (
          <>
            <h1 className="display wrap-anywhere text-xl">
              {isAsked ? `Join ${invitation.teamName}?` : `You are in ${invitation.teamName}`}
            </h1>
            <p className="wrap-anywhere text-base text-ink-2">
              {isAsked
                ? `You are signed in as ${email}. You will join as ${roleWords[invitation.role]}. Your other teams do not change.`
                : `You are already a member of this team.${invitation.isForMany ? ' Share this link to invite others.' : ''}`}
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
            {join.isPending ? 'Joining...' : 'Join team'}
          </Button>
        )}
        {ownTeamId !== undefined && <GoToTeam id={ownTeamId} />}
        {error && !isGone(error) && (
          <Button pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        )}
        {ownTeamId === undefined && (
          <Button asChild variant={isAsked ? 'line' : 'primary'}>
            <Link to="/">{isAsked ? 'Not now' : 'Go to your team'}</Link>
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
      Go to your team
    </Button>
  );
}
