import type { CommentsOfShoot } from '@lensemble/contract/comments';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { commentWords } from '@lensemble/messages/web/comments';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useEffect, useRef, useState } from 'react';
import { chipStyles } from '@/components/chip-styles.ts';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useFocusBack } from '@/components/ui/use-focus-back.ts';
import { commentsQuery } from '@/features/shoots/api/comments.ts';
import { Writers } from '@/features/shoots/editor/live/writers.tsx';
import { changeLabel } from '@/lib/activity/change-label.ts';
import { currentSession } from '@/lib/session/auth-session.ts';
import { namesInWords } from '@/lib/words/names.ts';
import { dropChange, takesFocus, useAboutChange } from './about-change.ts';
import { ChangeLink, ChosenChange } from './change-link.tsx';
import { isWrittenAt } from './comment-drafts.ts';
import { Composer } from './composer.tsx';
import { LinkSwitch } from './link-switch.tsx';
import { LoadingComments } from './loading-comments.tsx';
import { LostDrafts } from './lost-drafts.tsx';
import { PlaceLink } from './place-link.tsx';
import { ThreadItem } from './thread-item.tsx';
import { isOpen, newestOf, newSince, seenBy, shownSince, threadsOf } from './threads.ts';
import { useCommentActs } from './use-comment-acts.ts';
import { useLinkedComment } from './use-linked-comment.ts';
import { useMarkSeen } from './use-mark-seen.ts';

export default function Comments({ shoot }: { shoot: ShootDetail }) {
  const { data, error, isFetching, refetch } = useQuery(commentsQuery(shoot.id));
  if (data) return <CommentList shoot={shoot} all={data} />;
  if (!error) return <LoadingComments />;
  return (
    <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()}>
      {commentWords('failed')}
    </LoadFailure>
  );
}

function CommentList({ shoot, all }: { shoot: ShootDetail; all: CommentsOfShoot }) {
  const { comments, members, isOpenToLinks } = all;
  const acts = useCommentActs(shoot.id, members);
  const [isOnlyOpen, setOnlyOpen] = useState(false);
  const userId = currentSession().user?.id;
  const me = members.find((each) => each.userId === userId);
  /** The line stays where it was when the user came. */
  const [cameAt] = useState(me?.seenAt ?? null);
  const fresh = new Set(
    cameAt === null ? [] : newSince(comments, cameAt, userId).map(({ id }) => id),
  );
  const threads = threadsOf(comments);
  const open = threads.filter(isOpen);
  const list = useRef<HTMLDivElement>(null);
  const linked = useLinkedComment(shoot, threads, list);
  const listed = isOnlyOpen ? threads.filter((each) => isOpen(each) || each === linked) : threads;
  // What comes later hides nothing that already shows.
  const [since, setSince] = useState(() =>
    shownSince(threads, ({ comment, replies }) =>
      [comment, ...replies].some(({ id }) => fresh.has(id) || isWrittenAt(shoot.id, id)),
    ),
  );
  const shown = listed.filter(
    (each) => since === null || each.comment.createdAt >= since || each === linked,
  );
  const earlier = listed.length - shown.length;
  const focus = useFocusBack<HTMLDivElement>(earlier > 0);
  const firstNew = shown.findIndex(({ comment }) => fresh.has(comment.id));
  const end = useMarkSeen(shoot.id, newestOf(comments)?.createdAt, me);
  const about = useAboutChange(shoot.id);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!about || !takesFocus(shoot.id)) return;
    field.current?.focus({ preventScroll: true });
    // Past the bar at the bottom of the window.
    field.current?.scrollIntoView({ block: 'center' });
  }, [about, shoot.id]);
  const drop = () => {
    dropChange(shoot.id);
    field.current?.focus();
  };
  const readers = seenBy(comments, members, userId);
  return (
    <div ref={list} className="panel flex flex-col gap-4 p-4">
      {threads.length > 0 && (
        <div className="flex">
          <button
            type="button"
            aria-pressed={isOnlyOpen}
            onClick={() => setOnlyOpen(!isOnlyOpen)}
            className={chipStyles(isOnlyOpen)}
          >
            {commentWords('open')} <span className="num">{open.length}</span>
          </button>
        </div>
      )}
      {earlier > 0 && (
        <div {...focus}>
          <Button onClick={() => setSince(null)}>
            {commentWords('earlier', { count: earlier })}
          </Button>
        </div>
      )}
      {listed.length === 0 && (
        <p className="text-ink-3">
          {threads.length === 0 ? commentWords('empty') : commentWords('noneOpen')}
        </p>
      )}
      {shown.length > 0 && (
        <ul className="grid grid-cols-1 gap-4">
          {shown.map((thread, index) => (
            <Fragment key={thread.comment.id}>
              {index === firstNew && <NewLine />}
              <li>
                <ThreadItem
                  thread={thread}
                  acts={acts}
                  isNew={({ id }) => fresh.has(id)}
                  place={
                    <>
                      <PlaceLink shoot={shoot} threads={threads} comment={thread.comment} />
                      {thread.comment.about && <ChangeLink about={thread.comment.about} />}
                    </>
                  }
                />
              </li>
            </Fragment>
          ))}
        </ul>
      )}
      <div ref={end} className="empty:-mt-4">
        {readers.length > 0 && (
          <p className="pl-10.5 text-ink-3 text-xs">
            {commentWords('seenBy', { names: namesInWords(readers.map(({ name }) => name)) })}
          </p>
        )}
      </div>
      <Writers />
      <LostDrafts shootId={shoot.id} comments={comments} />
      {about && <ChosenChange about={about} onDrop={drop} />}
      <Composer
        ref={field}
        place={`new:${shoot.id}`}
        members={members}
        label={
          about
            ? commentWords('aboutChange', { change: changeLabel(about) })
            : commentWords('comment')
        }
        placeholder={commentWords('placeholder')}
        send={async (text) => {
          await acts.add({ text, ...(about && { activityId: about.activityId }) });
          dropChange(shoot.id);
        }}
        failure={commentWords('sendFailed')}
      />
      <LinkSwitch shootId={shoot.id} isOpen={isOpenToLinks} />
    </div>
  );
}

const NewLine = () => (
  <li className="flex items-center gap-3 text-accent-text text-xs before:h-px before:flex-1 before:bg-accent-line after:h-px after:flex-1 after:bg-accent-line">
    {commentWords('newSince')}
  </li>
);
