import type { ActivityEntry } from '@lensemble/contract/activity';
import { shootActivityKinds } from '@lensemble/contract/activity-kinds';
import { commentWords } from '@lensemble/messages/web/comments';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { commentHash, paths } from '@/config/paths.ts';
import { commentsQuery } from '@/features/shoots/api/comments.ts';
import { startCommentOn } from '@/features/shoots/editor/comments/about-change.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    visits?: number;
  }
}

interface OnChangeProps {
  shootId: string;
  entry: ActivityEntry;
}

/** Starts a comment about a change. */
export function CommentOnChange({ shootId, entry }: OnChangeProps) {
  const { id: activityId, action, title, fields, lists } = entry;
  const kind = shootActivityKinds.find((each) => each === entry.kind);
  // A comment is answered where it is.
  if (kind === undefined || kind === 'comment') return null;
  const start = () => {
    startCommentOn(shootId, {
      ...{ activityId, kind, action, title },
      fields: fields.map(({ field }) => field),
      lists: lists.map((list) => ({ ...list, fields: list.fields.map(({ field }) => field) })),
    });
    // What loads when it comes near gets the focus then.
    document.getElementById('comments')?.scrollIntoView();
  };
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={commentWords('onChange')}
      onClick={start}
      className="-my-1 shrink-0 text-ink-3 max-md:-my-2.5 max-md:size-target print:hidden"
    >
      <MessageCircle aria-hidden />
    </Button>
  );
}

/** Leads to the comments about a change. */
export function CommentsOnChange({ shootId, entry }: OnChangeProps) {
  const { data } = useQuery(commentsQuery(shootId));
  const about = data?.comments.filter((each) => each.about?.activityId === entry.id) ?? [];
  return about.map(({ id, author }) => (
    <Link
      key={id}
      to={paths.shoot.path}
      params={{ id: shootId }}
      hash={commentHash(id)}
      // Without another state, following the link again would not be a visit.
      state={(former) => ({ ...former, visits: (former.visits ?? 0) + 1 })}
      className="mt-0.5 flex items-center gap-1.5 text-accent-text text-xs underline-offset-3 hover:underline max-md:min-h-target"
    >
      <MessageCircle aria-hidden className="size-3.5 shrink-0" />
      {commentWords('commentBy', { name: author.name ?? commentWords('former') })}
    </Link>
  ));
}
