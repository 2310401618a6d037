import { sessionWords } from '@lensemble/messages/web/account-sessions';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useRef } from 'react';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { ProfileSection } from '@/components/profile-section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { sessionsQuery, useEndSessions } from '../api/sessions.ts';
import { SessionRow } from './session-row.tsx';

export function SessionList() {
  const { data: sessions, error, isFetching, refetch } = useQuery(sessionsQuery);
  const end = useEndSessions();
  const list = useRef<HTMLUListElement>(null);
  // The clicked button disappears, so move the focus to the list.
  const stayHere = { onSuccess: () => list.current?.focus() };
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <ProfileSection title={sessionWords('title')}>
      {error && !sessions && (
        <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()}>
          {sessionWords('notLoaded')}
        </LoadFailure>
      )}
      {!error && !sessions && (
        <div role="status">
          <span className="sr-only">{sessionWords('loading')}</span>
          <Skeleton className="h-10 w-full" />
        </div>
      )}
      {sessions && (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={sessionWords('title')}
          className="grid grid-cols-1 outline-none"
        >
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              ending={end.isPending && end.variables.includes(session)}
              onEnd={() => end.mutate([session], stayHere)}
            />
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <Button
          className="mt-3"
          pending={end.isPending}
          onClick={() => end.mutate(others, stayHere)}
        >
          <LogOut aria-hidden />
          {sessionWords('signOutOthers')}
        </Button>
      )}
    </ProfileSection>
  );
}
