import type { Invite } from '@lensemble/contract/invites';
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
    <div ref={place} role="group" tabIndex={-1} aria-label="Short code" className="outline-none">
      {shortCode ? (
        <div className="grid gap-2">
          <CopyField
            label="Short code"
            value={shortCode.code}
            action="Copy short code"
            copied="Short code copied"
          />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-ink-3 text-xs">
              {`Valid until ${formatMoment(shortCode.expiresAt)}`}
            </p>
            <Button
              variant="ghost"
              size="sm"
              aria-label="Revoke the short code"
              pending={revoke.isPending}
              onClick={() => revoke.mutate(undefined, { onSuccess: focus })}
            >
              Revoke
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-ink-3 text-xs" role={isRevoked ? 'status' : undefined}>
            A short code is easy to dictate and valid for 24 hours.
          </p>
          <Button
            size="sm"
            pending={create.isPending}
            onClick={() => create.mutate(undefined, { onSuccess: focus })}
          >
            {create.isPending ? 'Creating...' : 'Create short code'}
          </Button>
        </div>
      )}
    </div>
  );
}
