import { commentParts, EVERYONE } from '@lensemble/contract/comment-text';
import type { CommentReader } from '@lensemble/contract/comments';
import { commentWords } from '@lensemble/messages/web/comments';
import { cn } from '@/lib/cn.ts';

interface CommentTextProps {
  text: string;
  members: readonly CommentReader[];
  /** Their own mentions stand out. */
  me: string | undefined;
}

export function CommentText({ text, members, me }: CommentTextProps) {
  const nameOf = (who: string) =>
    who === EVERYONE
      ? commentWords('everyone')
      : (members.find(({ userId }) => userId === who)?.name ?? commentWords('former'));
  let end = 0;
  return (
    <p dir="auto" className="whitespace-pre-wrap text-ink [overflow-wrap:anywhere]">
      {commentParts(text).map((part) => {
        const at = end;
        end += part.text.length;
        if (part.kind === 'plain') return part.text;
        if (part.kind === 'link')
          return (
            <a
              key={at}
              href={part.href}
              rel="noopener noreferrer nofollow ugc"
              target="_blank"
              className="text-accent-text underline underline-offset-2"
            >
              {part.text}
            </a>
          );
        return (
          <bdi
            key={at}
            className={cn(
              'font-[600] text-accent-text',
              part.who === me && 'rounded-xs bg-accent-soft px-0.5',
            )}
          >
            @{nameOf(part.who)}
          </bdi>
        );
      })}
    </p>
  );
}
