import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { ProfileSection } from '@/components/profile-section.tsx';
import { ProviderIcon } from '@/components/provider-icon.tsx';
import { Button } from '@/components/ui/button.tsx';
import { googleConnectionQuery, useDisconnectGoogle } from '../api/google-connection.ts';

/**
 * The Google account that receives call sheets and events. Renders nothing without one, because it is connected in a
 * shoot's editor.
 */
export function GoogleConnection() {
  const { data, error, isFetching, refetch } = useQuery(googleConnectionQuery);
  const disconnect = useDisconnectGoogle();
  const words = useRef<HTMLParagraphElement>(null);
  const connection = data?.connection;
  if (!connection && !disconnect.isSuccess && !error) return null;
  return (
    <ProfileSection title="Your Google account">
      {error && !data && (
        <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()}>
          The account did not load
        </LoadFailure>
      )}
      {connection && (
        <div className="mb-3 flex min-h-10 items-center gap-3">
          <ProviderIcon provider="google" className="size-5 shrink-0 text-ink-3" />
          <b className="min-w-0 flex-1 truncate font-[580]">{connection.email}</b>
          <Button
            size="sm"
            pending={disconnect.isPending}
            aria-label="Disconnect your Google account"
            // The clicked button disappears, so move the focus to the text.
            onClick={() =>
              disconnect.mutate(undefined, { onSuccess: () => words.current?.focus() })
            }
          >
            Disconnect
          </Button>
        </div>
      )}
      {data && (
        <p ref={words} tabIndex={-1} className="text-ink-2 outline-none">
          {connection
            ? 'Saves call sheets to your Drive and shoots to your calendar. If you disconnect, saved documents and events stay, but events are no longer updated.'
            : 'Not connected. Saving to your Google will ask you to connect again.'}
        </p>
      )}
    </ProfileSection>
  );
}
