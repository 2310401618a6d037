import type { ShootDetail } from '@lensemble/contract/shoots';
import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { commentInHash } from '@/config/paths.ts';
import { keepAtTop } from '@/features/shoots/editor/section-bar/keep-at-top.ts';
import { focusOnce } from './focus-once.ts';
import { openPoint } from './open-point.ts';
import { type Thread, threadWith } from './threads.ts';

/** The comment that the address names, as the links of notifications do. */
export const useCommentInAddress = (): string | undefined =>
  useLocation({ select: ({ hash }) => commentInHash(hash) });

/**
 * Shows the comment that the address names, at its point of a picture if it has one. The focus marks it.
 * @returns its thread; undefined without one, or after it was deleted: then the section is shown
 */
export function useLinkedComment(
  shoot: ShootDetail,
  threads: readonly Thread[],
  list: RefObject<HTMLElement | null>,
): Thread | undefined {
  const id = useCommentInAddress();
  // The same link can be followed again.
  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  const thread = id === undefined ? undefined : threadWith(threads, id);
  const threadId = thread?.comment.id;
  const show = useEffectEvent(() => {
    const section = list.current?.closest<HTMLElement>('section');
    const item = list.current?.querySelector<HTMLElement>(
      `[data-comment="${CSS.escape(id ?? '')}"]`,
    );
    const place = item ?? section;
    if (!place) return undefined;
    if (item) focusOnce(item);
    else place.focus({ preventScroll: true });
    const stop = keepAtTop(place);
    const referenceId = thread?.comment.referenceId;
    if (item && id && shoot.references.some((each) => each.id === referenceId))
      openPoint({ referenceId: referenceId ?? '', commentId: id });
    return stop;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit shows it, and so does its arrival
  useEffect(() => (id === undefined ? undefined : show()), [id, visit, threadId]);
  return thread;
}
