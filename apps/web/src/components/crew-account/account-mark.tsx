import { crewAccountWords } from '@lensemble/messages/web/crew-accounts';
import { Avatar } from '@/components/ui/avatar.tsx';
import { cn } from '@/lib/cn.ts';
import { isMe } from '@/lib/session/is-me.ts';
import { useMember } from '@/lib/teams/use-member.ts';

/** Who of the team a crew member is: a small picture and a name. */
export function AccountMark({ userId, className }: { userId: string; className?: string }) {
  const member = useMember(userId);
  if (!member) return null;
  return (
    <span className={cn('inline-flex min-w-0 items-center gap-1.5 text-ink-2', className)}>
      <Avatar name={member.name} src={member.avatarUrl} size="sm" className="size-4 text-[7px]" />
      <span dir="auto" className="truncate">
        {isMe(userId) ? crewAccountWords('you') : member.name}
      </span>
    </span>
  );
}
