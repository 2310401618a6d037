import type { Invitation } from '@lensemble/contract/invites';
import { teamInviteWords } from '@lensemble/messages/web/team-invites';
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useRef } from 'react';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { roleWords } from '@/lib/teams/roles.ts';
import { formatMoment } from '@/lib/time/moments.ts';
import { invitationsQuery, useRevokeInvitation } from '../api/invitations.ts';

/** The mailed invitations that are not accepted yet. Renders nothing without one. */
export function OpenInvitations({ teamId }: { teamId: string }) {
  const { data: invitations, error, isFetching, refetch } = useQuery(invitationsQuery(teamId));
  const revoke = useRevokeInvitation(teamId);
  const heading = useRef<HTMLHeadingElement>(null);
  if (error && !invitations) {
    return (
      <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()}>
        {teamInviteWords('openNotLoaded')}
      </LoadFailure>
    );
  }
  if (!invitations?.length && revoke.isIdle) return null;
  return (
    <div>
      <h3
        ref={heading}
        id="open-invitations"
        tabIndex={-1}
        className="font-semibold text-base leading-snug outline-none"
      >
        {teamInviteWords('open')}
      </h3>
      {invitations?.length ? (
        <ul aria-labelledby="open-invitations" className="grid grid-cols-1">
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              pending={revoke.isPending && revoke.variables.id === invitation.id}
              // The clicked button disappears, so move the focus to the heading.
              onRevoke={() =>
                revoke.mutate(invitation, { onSuccess: () => heading.current?.focus() })
              }
            />
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-ink-2">{teamInviteWords('noneOpen')}</p>
      )}
    </div>
  );
}

interface InvitationRowProps {
  invitation: Invitation;
  pending: boolean;
  onRevoke: () => void;
}

function InvitationRow({ invitation, pending, onRevoke }: InvitationRowProps) {
  const { email, role, expiresAt } = invitation;
  return (
    <li className="flex tight:flex-wrap min-h-13 items-center gap-3 py-2 not-first:border-line not-first:border-t">
      <Mail className="size-5 shrink-0 text-ink-3" aria-hidden />
      <div className="min-w-0 flex-1 tight:min-w-3/5">
        <b className="block truncate font-[580] leading-snug">{email}</b>
        <small className="block text-ink-3 text-xs">
          {teamInviteWords('expires', { role: roleWords[role], moment: formatMoment(expiresAt) })}
        </small>
      </div>
      <Button
        size="sm"
        pending={pending}
        aria-label={teamInviteWords('revokeOf', { address: email })}
        onClick={onRevoke}
      >
        {teamInviteWords('revoke')}
      </Button>
    </li>
  );
}
