import { type Comment, isOwnComment, mayDeleteComment } from '@lensemble/contract/comments';
import { commentWords } from '@lensemble/messages/web/comments';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { useFocusBack } from '@/components/ui/use-focus-back.ts';
import { formatMoment } from '@/lib/time/moments.ts';
import { keptComment, placeAt } from './comment-drafts.ts';
import { CommentText } from './comment-text.tsx';
import { Composer } from './composer.tsx';
import { shortMoment } from './moment-words.ts';
import type { CommentActs } from './use-comment-acts.ts';
import { useOpened } from './use-opened.ts';

interface CommentItemProps {
  comment: Comment;
  acts: CommentActs;
  isNew: boolean;
  /** Shown in the line of the name. */
  mark?: ReactNode;
  children?: ReactNode;
}

export const nameOf = ({ author }: Comment): string => author.name ?? commentWords('former');

/** A comment or a reply. Its author edits it in place. */
export function CommentItem({ comment, acts, isNew, mark, children }: CommentItemProps) {
  const { id, author, text, createdAt, editedAt, parentId } = comment;
  const draft = placeAt('edit', acts.shootId, id);
  const editing = useOpened(() => keptComment(draft) !== '');
  const name = nameOf(comment);
  const isOwn = acts.me !== undefined && isOwnComment(acts.me.userId, comment);
  const mayDelete = acts.me !== undefined && mayDeleteComment(acts.me, comment);
  // It may be deleted, or resolved where only open ones show.
  const focus = useFocusBack<HTMLElement>(true);
  return (
    <article
      {...focus}
      data-comment={id}
      className="-m-1.5 flex min-w-0 gap-2.5 rounded-lg p-1.5 focus:bg-accent-soft"
    >
      <Avatar name={name} src={author.avatarUrl} size={parentId === null ? 'md' : 'sm'} />
      <div className="min-w-0 flex-1">
        <header className="flex min-h-6 items-center gap-2">
          <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <b dir="auto" className="font-[620] [overflow-wrap:anywhere]">
              {name}
            </b>
            {mark}
            <small className="text-ink-3 text-xs">
              <time dateTime={createdAt} title={formatMoment(createdAt)}>
                {shortMoment(createdAt)}
              </time>
              {editedAt !== null && <> · {commentWords('edited')}</>}
              {author.participantId !== null && <> · {commentWords('byLink')}</>}
            </small>
            {isNew && (
              <span
                role="img"
                aria-label={commentWords('new')}
                className="size-1.5 self-center rounded-full bg-accent"
              />
            )}
          </p>
          {(isOwn || mayDelete) && !editing.isOpen && (
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <Button
                  ref={editing.opener}
                  variant="ghost"
                  size="icon-sm"
                  aria-label={commentWords('more', { name })}
                  className="-my-1 ml-auto max-md:-my-2.5 max-md:size-target print:hidden"
                >
                  <Ellipsis aria-hidden />
                </Button>
              </DropdownMenuTrigger>
              <DropdownMenuContent align="end" className="w-44">
                {isOwn && (
                  <DropdownMenuItem onSelect={editing.open}>
                    <Pencil aria-hidden />
                    {commentWords('edit')}
                  </DropdownMenuItem>
                )}
                <DropdownMenuItem onSelect={() => acts.remove(id)}>
                  <Trash2 aria-hidden />
                  {commentWords('delete')}
                </DropdownMenuItem>
              </DropdownMenuContent>
            </DropdownMenu>
          )}
        </header>
        {editing.isOpen ? (
          <Composer
            place={draft}
            members={acts.members}
            label={commentWords('comment')}
            initial={text}
            send={(changed) => acts.edit(id, changed)}
            failure={commentWords('saveFailed')}
            onDone={editing.close}
            onCancel={editing.close}
            autoFocus={keptComment(draft) === ''}
          />
        ) : (
          <CommentText text={text} members={acts.members} me={acts.me?.userId} />
        )}
        {children}
      </div>
    </article>
  );
}
