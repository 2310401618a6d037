import { type ActivityEntry, listActivity, listShootActivity } from '@lensemble/contract/activity';
import type { Operation } from '@lensemble/contract/operations';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '@/lib/calls/api.ts';
import { useReachable } from '@/lib/calls/server-reach.ts';
import type { DayView } from '@/lib/day/day-client.ts';
import { type GroupedNews, groupNews } from '../lib/group-news.ts';

/** How long it may take until a lost network is noticed. */
const NOTICED_MS = 20_000;

/** What happened between the moment at which the network was lost and the one at which the user closes the note about it. */
export interface News {
  /** How many changes of this device waited, also those that the server refused. */
  readonly waited: number;
  /** Those that the server has accepted, in their order. */
  readonly sent: readonly Operation[];
  /** What others did, the latest first. */
  readonly others: readonly GroupedNews[];
  readonly close: () => void;
}

interface Lost {
  readonly since: number;
  /** What waited when the network was lost before, and is not waiting any more. */
  readonly earlier: readonly Operation[];
  readonly waited: readonly Operation[];
  /** What the server refused. It stays here once the user has dismissed the refusal. */
  readonly refused: readonly Operation[];
}

type Queue = Pick<DayView, 'pending' | 'refused'>;

/**
 * What others changed while this device had no network, once it is back; null before that.
 * @param keptAt when the device last heard of the plan: epoch milliseconds
 */
export function useNews(
  account: string,
  shootId: string,
  keptAt: number | null,
  { pending, refused }: Queue,
): News | null {
  const isReachable = useReachable();
  const wasReachable = useRef(true);
  const [lost, setLost] = useState<Lost | null>(null);
  useEffect(() => {
    const isLostNow = wasReachable.current;
    wasReachable.current = isReachable;
    if (isReachable) return;
    // A plan that opened without a network is as old as it was kept.
    const isKept = keptAt !== null && keptAt < performance.timeOrigin;
    setLost((before) => ({
      since: before?.since ?? (isKept ? keptAt : Date.now() - NOTICED_MS),
      earlier: [
        ...(before?.earlier ?? []),
        // While it stays lost, only the user takes a change out of the queue.
        ...(isLostNow && before ? before.waited.filter(isNoneOf(pending)) : []),
      ],
      waited: pending,
      refused: before?.refused ?? [],
    }));
  }, [isReachable, keptAt, pending]);
  useEffect(() => {
    setLost((before) => {
      const more = before ? operationsOf(refused).filter(isNoneOf(before.refused)) : [];
      return before && more.length > 0
        ? { ...before, refused: [...before.refused, ...more] }
        : before;
    });
  }, [refused]);
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
  const waited = [...lost.earlier, ...lost.waited];
  return {
    waited: waited.length,
    sent: waited.filter(isNoneOf([...pending, ...lost.refused, ...operationsOf(refused)])),
    others: groupNews(data?.entries.filter(isNews) ?? []),
    close: () => setLost(null),
  };
}

const operationsOf = (refused: DayView['refused']) => refused.map(({ operation }) => operation);

const isNoneOf = (others: readonly Operation[]) => {
  const ids = new Set(others.map(({ id }) => id));
  return ({ id }: Operation) => !ids.has(id);
};
