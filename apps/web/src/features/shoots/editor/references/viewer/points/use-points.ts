import type { CommentsOfShoot, Point } from '@lensemble/contract/comments';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { commentsQuery } from '@/features/shoots/api/comments.ts';
import {
  type Thread,
  threadsAt,
  threadsOf,
  threadWith,
} from '@/features/shoots/editor/comments/threads.ts';
import { CENTER } from './move-point.ts';

/** The point of a comment that is not written yet. While it is being chosen, the picture takes presses. */
interface NewPointState {
  readonly at: Point;
  readonly isChosen: boolean;
}

export interface Points {
  /** Undefined until the comments are known. */
  readonly all: CommentsOfShoot | undefined;
  readonly threads: readonly Thread[];
  readonly selected: string | null;
  readonly select: (id: string | null) => void;
  readonly added: NewPointState | null;
  readonly begin: () => void;
  readonly move: (at: Point) => void;
  readonly choose: () => void;
  readonly end: () => void;
}

/** The comments at the shown reference. Another reference starts without a selection. */
export function usePoints(
  shootId: string,
  referenceId: string | undefined,
  startAt: string | null,
): Points {
  const { data: all } = useQuery(commentsQuery(shootId));
  const [{ of, selected, added }, set] = useState<{
    of: string | undefined;
    selected: string | null;
    added: NewPointState | null;
  }>({ of: referenceId, selected: startAt, added: null });
  const isSame = of === referenceId;
  const threads = threadsAt(threadsOf(all?.comments ?? []), referenceId ?? '');
  const change = (to: Partial<{ selected: string | null; added: NewPointState | null }>) =>
    set((now) => ({
      ...(now.of === referenceId ? now : { selected: null, added: null }),
      of: referenceId,
      ...to,
    }));
  const move = (at: Point) => change({ added: { at, isChosen: false } });
  const shownAdded = isSame ? added : null;
  return {
    all,
    threads,
    // The link of a notification can lead to a reply.
    selected:
      isSame && selected !== null ? (threadWith(threads, selected)?.comment.id ?? null) : null,
    select: (id) => change({ selected: id, added: null }),
    added: shownAdded,
    begin: () => change({ selected: null, added: { at: CENTER, isChosen: false } }),
    move,
    choose: () =>
      set((now) => ({ ...now, added: now.added && { at: now.added.at, isChosen: true } })),
    end: () => change({ added: null }),
  };
}
