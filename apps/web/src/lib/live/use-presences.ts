import type { Presence } from '@lensemble/contract/live';
import { useMemo, useSyncExternalStore } from 'react';
import { currentSession } from '../session/auth-session.ts';
import { presencesOf, subscribeToPresences } from './presence-store.ts';

/** Where the other members are who see a shoot: one entry for each, that of their latest news. News do not move them. */
export function useOthersAt(shootId: string): readonly Presence[] {
  const read = () => presencesOf(shootId);
  const all = useSyncExternalStore(subscribeToPresences, read, read);
  return useMemo(() => {
    const own = currentSession().user?.id;
    const others = all.filter(({ userId }) => userId !== own);
    const latest = [...new Map(others.map((presence) => [presence.userId, presence])).values()];
    return latest.toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
  }, [all]);
}
