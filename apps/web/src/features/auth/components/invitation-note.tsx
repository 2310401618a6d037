import { signUpWords } from '@lensemble/messages/web/sign-up';
import { useQuery } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { Parts } from '@/components/parts.tsx';
import { invitationQuery } from '@/lib/teams/invitation.ts';

/** The team of the link's invite code. Errors of the code are shown at its field. */
export function InvitationNote({ code }: { code: string }) {
  const { data } = useQuery(invitationQuery(code));
  return (
    <div role="status" className="empty:sr-only">
      {data && (
        <p className="flex items-center gap-3 rounded-md bg-accent-soft p-3 text-base">
          <Ticket className="size-5 shrink-0 text-accent-text" aria-hidden />
          <span className="wrap-anywhere min-w-0">
            <Parts
              of={signUpWords.parts('invitedTo', {
                team: <b className="font-semibold">{data.teamName}</b>,
              })}
            />
          </span>
        </p>
      )}
    </div>
  );
}
