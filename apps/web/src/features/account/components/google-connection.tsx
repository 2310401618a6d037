import { googleAccountWords } from '@lensemble/messages/web/account-google';
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
    <ProfileSection title={googleAccountWords('title')}>
      {error && !data && (
        <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()}>
          {googleAccountWords('notLoaded')}
        </LoadFailure>
      )}
      {connection && (
        <div className="mb-3 flex min-h-10 items-center gap-3">
          <ProviderIcon provider="google" className="size-5 shrink-0 text-ink-3" />
          <b className="min-w-0 flex-1 truncate font-[580]">{connection.email}</b>
          <Button
            size="sm"
            pending={disconnect.isPending}
            aria-label={googleAccountWords('disconnectYours')}
            // The clicked button disappears, so move the focus to the text.
            onClick={() =>
              disconnect.mutate(undefined, { onSuccess: () => words.current?.focus() })
            }
          >
            {googleAccountWords('disconnect')}
          </Button>
        </div>
      )}
      {data && (
        <p ref={words} tabIndex={-1} className="text-ink-2 outline-none">
          {connection ? googleAccountWords('about') : googleAccountWords('none')}
        </p>
      )}
    </ProfileSection>
  );
}
