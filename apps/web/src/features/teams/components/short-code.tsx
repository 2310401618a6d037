import type { Invite } from '@lensemble/contract/invites';
import { teamInviteWords } from '@lensemble/messages/web/team-invites';
import { useRef } from 'react';
import { CopyField } from '@/components/forms/copy-field.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatMoment } from '@/lib/time/moments.ts';
import { useCreateShortCode, useRevokeShortCode } from '../api/short-code.ts';

interface ShortCodeProps {
  teamId: string;
  shortCode: Invite['shortCode'];
}

/** The team's code for dictation, or the button that creates it. The focus follows the buttons as they change. */
export function ShortCode({ teamId, shortCode }: ShortCodeProps) {
  const place = useRef<HTMLDivElement>(null);
  const create = useCreateShortCode(teamId);
  const revoke = useRevokeShortCode(teamId);
  const isRevoked = revoke.isSuccess && !shortCode;
  const focus = () => place.current?.focus();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields to fill
    <div
      ref={place}
      role="group"
      tabIndex={-1}
      aria-label={teamInviteWords('shortCode')}
      className="outline-none"
    >
      {shortCode ? (
        <div className="grid gap-2">
          <CopyField
            label={teamInviteWords('shortCode')}
            value={shortCode.code}
            action={teamInviteWords('copyShortCode')}
            copied={teamInviteWords('shortCodeCopied')}
          />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-ink-3 text-xs">
              {teamInviteWords('validUntil', { moment: formatMoment(shortCode.expiresAt) })}
            </p>
            <Button
              variant="ghost"
              size="sm"
              aria-label={teamInviteWords('revokeShortCode')}
              pending={revoke.isPending}
              onClick={() => revoke.mutate(undefined, { onSuccess: focus })}
            >
              {teamInviteWords('revoke')}
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-ink-3 text-xs" role={isRevoked ? 'status' : undefined}>
            {teamInviteWords('shortCodeAbout')}
          </p>
          <Button
            size="sm"
            pending={create.isPending}
            onClick={() => create.mutate(undefined, { onSuccess: focus })}
          >
            {create.isPending ? teamInviteWords('creating') : teamInviteWords('createShortCode')}
          </Button>
        </div>
      )}
    </div>
  );
}
