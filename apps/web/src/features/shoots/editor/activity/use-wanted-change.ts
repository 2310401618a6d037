import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { focusOnce } from '@/features/shoots/editor/comments/focus-once.ts';
import { keepAtTop } from '@/features/shoots/editor/section-bar/keep-at-top.ts';
import { type ActivityOf, activityQuery } from '@/lib/activity/activity.ts';
import type { WantedChange } from './open-change.ts';

/** Reads on until the wanted entry is there, and shows it once. The focus marks it. */
export function useWantedChange(
  of: ActivityOf,
  wanted: WantedChange | undefined,
  list: RefObject<HTMLElement | null>,
): void {
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(activityQuery(of));
  const isThere = data?.pages.some(({ entries }) =>
    entries.some(({ id }) => id === wanted?.activityId),
  );
  const isMissing = wanted !== undefined && isThere === false && hasNextPage && !isFetching;
  useEffect(() => {
    if (isMissing) void fetchNextPage();
  }, [isMissing, fetchNextPage]);
  useEffect(() => {
    const item =
      wanted && isThere
        ? list.current?.querySelector<HTMLElement>(`[data-activity="${wanted.activityId}"]`)
        : undefined;
    if (!item) return;
    focusOnce(item);
    return keepAtTop(item);
  }, [wanted, isThere, list]);
}
