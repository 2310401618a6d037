import type { Comment } from '@lensemble/contract/comments';
import { commentWords } from '@lensemble/messages/web/comments';
import { Check, CornerDownRight, RotateCcw } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { keptComment, placeAt } from './comment-drafts.ts';
import { CommentItem, nameOf } from './comment-item.tsx';
import { Composer } from './composer.tsx';
import { isOpen, type Thread } from './threads.ts';
import type { CommentActs } from './use-comment-acts.ts';
import { useOpened } from './use-opened.ts';

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
  const draft = placeAt('reply', acts.shootId, comment.id);
  const reply = useOpened(() => keptComment(draft) !== '');
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
          {replies.map((each) => (
            <li key={each.id}>
              <CommentItem comment={each} acts={acts} isNew={isNew(each)} />
            </li>
          ))}
        </ul>
      )}
      <div className="-ml-2.5 flex flex-wrap print:hidden">
        {!reply.isOpen && (
          <Act ref={reply.opener} onClick={reply.open} label={commentWords('replyTo', { name })}>
            <CornerDownRight aria-hidden />
            {commentWords('reply')}
          </Act>
        )}
        <Act onClick={() => acts.resolve(comment.id, !isResolved)}>
          {isResolved ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
          {isResolved ? commentWords('reopen') : commentWords('resolve')}
        </Act>
      </div>
      {reply.isOpen && (
        <Composer
          place={draft}
          members={acts.members}
          label={commentWords('replyTo', { name })}
          send={(text) => acts.add({ text, parentId: comment.id })}
          failure={commentWords('sendFailed')}
          onDone={reply.close}
          onCancel={reply.close}
          autoFocus={keptComment(draft) === ''}
        />
      )}
    </CommentItem>
  );
}

interface ActProps {
  onClick: () => void;
  label?: string;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

const Act = ({ onClick, label, ref, children }: ActProps) => (
  <Button
    {...(ref && { ref })}
    variant="ghost"
    size="sm"
    onClick={onClick}
    aria-label={label}
    className="text-ink-3 text-xs max-md:h-target"
  >
    {children}
  </Button>
);
