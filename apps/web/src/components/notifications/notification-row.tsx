import type { Notification } from '@lensemble/contract/notifications';
import { notificationWords } from '@lensemble/messages/web/notifications';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { timeAgo } from '@/components/conflict/time-ago.ts';
import { Picture } from '@/components/picture.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { useMarkRead } from '@/lib/notifications/notification-list.ts';
import { teamsQuery } from '@/lib/teams/teams.ts';
import { formatMoment } from '@/lib/time/moments.ts';
import { eventIcons } from './event-icons.ts';
import { namedTeam } from './named-team.ts';
import { PlaceLink } from './place-link.tsx';

interface NotificationRowProps {
  entry: Notification;
  onLeave: (() => void) | undefined;
}

export function NotificationRow({ entry, onLeave }: NotificationRowProps) {
  const { isRead, detail, pictureUrl, createdAt } = entry;
  const { data: teams } = useQuery(teamsQuery);
  const team = namedTeam(entry, teams);
  const read = useMarkRead();
  const leave = () => {
    if (!isRead) read.mutate(entry);
    onLeave?.();
  };
  return (
    <li className="group relative flex min-w-0 items-start gap-3 px-4 py-3 hover:bg-hover">
      {!isRead && (
        <span aria-hidden className="absolute top-6 left-1 size-1.5 rounded-full bg-accent" />
      )}
      <Face entry={entry} />
      <div className="min-w-0 flex-1">
        {/* The whole row is the link. */}
        <PlaceLink
          entry={entry}
          onOpen={leave}
          className={cn('text-sm after:absolute after:inset-0', isRead && 'text-ink-2')}
        >
          {!isRead && <span className="sr-only">{notificationWords('unread')}: </span>}
          {entry.text.map(({ text, isStrong }, index) =>
            isStrong ? (
              <b
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
                key={index}
                dir="auto"
                className="break-words font-[620]"
              >
                {text}
              </b>
            ) : (
              text
            ),
          )}
        </PlaceLink>
        {detail && (
          <p dir="auto" className="mt-0.5 line-clamp-2 break-words text-ink-2 text-sm">
            {detail}
          </p>
        )}
        <small className="num mt-0.5 flex gap-1 whitespace-nowrap text-ink-3 text-xs">
          {team !== null && (
            <>
              <bdi className="min-w-0 truncate">{team}</bdi>
              <span aria-hidden>·</span>
            </>
          )}
          <time dateTime={createdAt} title={formatMoment(createdAt)} className="shrink-0">
            {timeAgo(new Date(createdAt), new Date())}
          </time>
        </small>
      </div>
      {!isRead && (
        <Button
          variant="ghost"
          size="icon-sm"
          pending={read.isPending}
          aria-label={notificationWords('read')}
          className="relative"
          onClick={({ currentTarget }) => {
            // The button disappears, so move the focus.
            currentTarget.closest('li')?.querySelector('a')?.focus();
            read.mutate(entry);
          }}
        >
          {!read.isPending && <Check aria-hidden />}
        </Button>
      )}
      {pictureUrl && (
        <Picture src={pictureUrl} sizes="2.75rem" className="size-11 shrink-0 rounded-sm" />
      )}
    </li>
  );
}

/** Who did it, and what. */
function Face({ entry: { author, authorPictureUrl, event } }: Pick<NotificationRowProps, 'entry'>) {
  const Icon = eventIcons[event];
  if (author === null) {
    return (
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-press text-ink-2">
        <Icon className="size-4" aria-hidden />
      </span>
    );
  }
  return (
    <span className="relative shrink-0">
      <Avatar name={author} src={authorPictureUrl} />
      <span className="absolute -right-1 -bottom-1 grid size-4 place-items-center rounded-full bg-surface-2 text-ink ring-2 ring-surface-1">
        <Icon className="size-2.5" aria-hidden />
      </span>
    </span>
  );
}
