import { commentWords } from '@lensemble/messages/web/comments';
import { useEffect, useRef } from 'react';
import { Composer } from '@/features/shoots/editor/comments/composer.tsx';
import { focusOnce } from '@/features/shoots/editor/comments/focus-once.ts';
import { LostDrafts } from '@/features/shoots/editor/comments/lost-drafts.tsx';
import { ThreadItem } from '@/features/shoots/editor/comments/thread-item.tsx';
import { isOpen } from '@/features/shoots/editor/comments/threads.ts';
import { useCommentActs } from '@/features/shoots/editor/comments/use-comment-acts.ts';
import { Writers } from '@/features/shoots/editor/live/writers.tsx';
import { cn } from '@/lib/cn.ts';
import type { Points } from './use-points.ts';

interface PointCommentsProps {
  /** The comment that the viewer was opened for. */
  opened: string | null;
  shootId: string;
  referenceId: string;
  points: Points;
}

/** What is said at the points of a picture. */
export function PointComments(props: PointCommentsProps) {
  return (
    <>
      <PointList {...props} />
      <LostDrafts shootId={props.shootId} comments={props.points.all?.comments} />
    </>
  );
}

function PointList({ opened, shootId, referenceId, points }: PointCommentsProps) {
  const { threads, selected, added, all } = points;
  const acts = useCommentActs(shootId, all?.members ?? []);
  const list = useRef<HTMLUListElement>(null);
  /** The comment that was just sent. It gets the focus of its field, which is gone. */
  const sent = useRef<string>(undefined);
  useEffect(() => {
    if (selected === null) return;
    const item = list.current?.querySelector<HTMLElement>(`[data-comment="${selected}"]`);
    item?.scrollIntoView({ block: 'nearest' });
    if (item && sent.current === selected) focusOnce(item);
    sent.current = undefined;
  }, [selected]);
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>(`[data-comment="${opened}"]`);
    if (!item) return;
    item.scrollIntoView({ block: 'nearest' });
    // Later than the dialog, which must know what had the focus before.
    queueMicrotask(() => focusOnce(item));
  }, [opened]);
  if (!all || (threads.length === 0 && !added?.isChosen)) return null;
  const open = threads.filter(isOpen).length;
  return (
    <section aria-labelledby="point-comments" className="grid grid-cols-1 gap-3">
      <header className="flex flex-wrap items-baseline gap-x-2">
        <h3 id="point-comments" className="font-[620]">
          {commentWords('title')}
        </h3>
        {threads.length > 0 && (
          <small className="num text-ink-3 text-xs">
            {commentWords('onPicture', { open, resolved: threads.length - open })}
          </small>
        )}
      </header>
      {added?.isChosen && (
        <Composer
          place={`at:${referenceId}`}
          at={{ referenceId, ...added.at }}
          members={all.members}
          label={commentWords('aboutPoint')}
          placeholder={commentWords('aboutPoint')}
          send={async (text) => {
            const { id } = await acts.add({ text, referenceId, point: added.at });
            sent.current = id;
            points.select(id);
          }}
          failure={commentWords('sendFailed')}
          onDone={points.end}
          onCancel={points.end}
          autoFocus
        />
      )}
      <Writers />
      <ul ref={list} className="grid grid-cols-1 gap-2">
        {threads.map((thread, index) => {
          const { id } = thread.comment;
          return (
            <li
              key={id}
              data-comment={id}
              className={cn(
                '-mx-2.5 rounded-lg border border-transparent p-2.5',
                id === selected && 'border-accent-line bg-accent-soft',
              )}
            >
              <ThreadItem
                thread={thread}
                acts={acts}
                isNew={() => false}
                mark={
                  <button
                    type="button"
                    aria-pressed={id === selected}
                    aria-label={commentWords('pin', {
                      number: index + 1,
                      name: thread.comment.author.name ?? commentWords('former'),
                    })}
                    onClick={() => points.select(id === selected ? null : id)}
                    style={{ borderBottomLeftRadius: 0 }}
                    className={cn(
                      'num relative grid size-5 place-items-center rounded-full font-[680] text-[11px] before:absolute before:-inset-2',
                      isOpen(thread) ? 'bg-ink text-surface-1' : 'bg-press text-ink-2',
                      id === selected && 'bg-accent text-accent-on',
                    )}
                  >
                    {index + 1}
                  </button>
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
