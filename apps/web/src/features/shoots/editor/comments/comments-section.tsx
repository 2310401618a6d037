import type { ShootDetail } from '@lensemble/contract/shoots';
import { commentWords } from '@lensemble/messages/web/comments';
import { Section } from '@/features/shoots/editor/components/section.tsx';
import { printsLoaded, WhenNear } from '@/features/shoots/editor/links/when-near.tsx';
import { lazyPart } from '@/lib/shell/lazy-part.tsx';
import { LoadingComments } from './loading-comments.tsx';
import { useCommentCounts } from './use-comment-counts.ts';
import { useCommentInAddress } from './use-linked-comment.ts';

const Comments = lazyPart(() => import('./comments.tsx'), <LoadingComments />);

/** What members, and people with a personal link, say about a shoot. */
export function CommentsSection({ shoot }: { shoot: ShootDetail }) {
  const { open, unread } = useCommentCounts(shoot.id);
  const isLinked = useCommentInAddress() !== undefined;
  return (
    <Section
      title={commentWords('title')}
      count={open}
      anchor="comments"
      className={printsLoaded}
      aside={
        unread > 0 && (
          <span className="num rounded-full bg-accent-soft px-2 py-0.5 font-semibold text-accent-text text-xs">
            {commentWords('newCount', { count: unread })}
          </span>
        )
      }
    >
      {() => (
        <WhenNear className="min-h-32" always={isLinked}>
          {() => <Comments shoot={shoot} />}
        </WhenNear>
      )}
    </Section>
  );
}
