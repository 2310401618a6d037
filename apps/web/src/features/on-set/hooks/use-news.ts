import { type ActivityEntry, listActivity, listShootActivity } from '@lensemble/contract/activity';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '@/lib/calls/api.ts';
import { useReachable } from '@/lib/calls/server-reach.ts';
import { type GroupedNews, groupNews } from '../lib/group-news.ts';

/** How long it may take until a lost network is noticed. */
const NOTICED_MS = 20_000;

/** What happened between the moment at which the network was lost and the one at which the user closes the note about it. */
export interface News {
  /** The changes of this device that waited, and how many of them the server has. */
  readonly waited: number;
  readonly sent: number;
  /** What others did, the latest first. */
  readonly others: readonly GroupedNews[];
  readonly close: () => void;
}

interface Lost {
  readonly since: number;
  readonly waited: number;
}

/**
 * What others changed while this device had no network, once it is back; null before that.
 * @param keptAt when the device last heard of the plan: epoch milliseconds
 * @param waiting the number of changes that are not on the server yet
 */
export function useNews(
  account: string,
  shootId: string,
  keptAt: number | null,
  waiting: number,
): News | null {
  const isReachable = useReachable();
  const [lost, setLost] = useState<Lost | null>(null);
  useEffect(() => {
    if (isReachable) return;
    // A plan that opened without a network is as old as it was kept.
    const isKept = keptAt !== null && keptAt < performance.timeOrigin;
    setLost((before) => ({
      since: before?.since ?? (isKept ? keptAt : Date.now() - NOTICED_MS),
      waited: Math.max(before?.waited ?? 0, waiting),
    }));
  }, [isReachable, keptAt, waiting]);
  const { data } = useQuery({
    // The beginning is what each live change makes stale.
    queryKey: [listActivity.path, shootId, lost?.since],
    queryFn: ({ signal }) =>
      callApi(listShootActivity, { params: { id: shootId }, query: {}, signal }),
    enabled: lost !== null && isReachable,
  });
  if (!lost || !isReachable) return null;
  const isNews = ({ createdAt, userId }: ActivityEntry) =>
    userId !== account && Date.parse(createdAt) > lost.since;
  return {
    waited: lost.waited,
    sent: Math.max(lost.waited - waiting, 0),
    others: groupNews(data?.entries.filter(isNews) ?? []),
    close: () => setLost(null),
  };
}
