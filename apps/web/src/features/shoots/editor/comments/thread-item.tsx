import type { Comment } from '@lensemble/contract/comments';
import { commentWords } from '@lensemble/messages/web/comments';
import { Check, CornerDownRight, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { keptComment } from './comment-drafts.ts';
import { CommentItem, nameOf } from './comment-item.tsx';
import { Composer } from './composer.tsx';
import { isOpen, type Thread } from './threads.ts';
import type { CommentActs } from './use-comment-acts.ts';

interface ThreadItemProps {
  thread: Thread;
  acts: CommentActs;
  isNew: (comment: Comment) => boolean;
  mark?: ReactNode;
  /** Where on which picture, below the text. */
  place?: ReactNode;
}

/** A comment with its replies, and what can be done with it. */
export function ThreadItem({ thread, acts, isNew, mark, place }: ThreadItemProps) {
  const { comment, replies } = thread;
  const draft = `reply:${comment.id}`;
  const [isReplying, setReplying] = useState(() => keptComment(draft) !== '');
  const isResolved = !isOpen(thread);
  const name = nameOf(comment);
  return (
    <CommentItem comment={comment} acts={acts} isNew={isNew(comment)} mark={mark}>
      {place}
      {isResolved && (
        <p className="mt-1 flex items-center gap-1.5 text-ready-text text-xs">
          <Check className="size-3.5" aria-hidden />
          {commentWords('resolvedBy', { name: comment.resolvedBy ?? commentWords('former') })}
        </p>
      )}
      {replies.length > 0 && (
        <ul className="mt-3 grid gap-3 border-line border-l-2 pl-3">
          {replies.map((reply) => (
            <li key={reply.id}>
              <CommentItem comment={reply} acts={acts} isNew={isNew(reply)} />
            </li>
          ))}
        </ul>
      )}
      <div className="-ml-2.5 flex flex-wrap print:hidden">
        {!isReplying && (
          <Act onClick={() => setReplying(true)} label={commentWords('replyTo', { name })}>
            <CornerDownRight aria-hidden />
            {commentWords('reply')}
          </Act>
        )}
        <Act onClick={() => acts.resolve(comment.id, !isResolved)}>
          {isResolved ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
          {isResolved ? commentWords('reopen') : commentWords('resolve')}
        </Act>
      </div>
      {isReplying && (
        <Composer
          place={draft}
          members={acts.members}
          label={commentWords('replyTo', { name })}
          send={(text) => acts.add({ text, parentId: comment.id })}
          failure={commentWords('sendFailed')}
          onDone={() => setReplying(false)}
          onCancel={() => setReplying(false)}
          autoFocus={keptComment(draft) === ''}
        />
      )}
    </CommentItem>
  );
}

interface ActProps {
  onClick: () => void;
  label?: string;
  children: ReactNode;
}

const Act = ({ onClick, label, children }: ActProps) => (
  <Button
    variant="ghost"
    size="sm"
    onClick={onClick}
    aria-label={label}
    className="text-ink-3 text-xs max-md:h-target"
  >
    {children}
  </Button>
);
