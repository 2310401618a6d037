import type { FeedKind } from '@lensemble/contract/calendar';
import { calendarFeedWords } from '@lensemble/messages/web/calendar-feeds';
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyField } from '@/components/forms/copy-field.tsx';
import { ReplaceButton } from '@/components/replace-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useReplaceFeed } from '../api/replace-feed.ts';

interface FeedAddressProps {
  teamId: string;
  kind: FeedKind;
  label: string;
  address: string;
  children: ReactNode;
}

export function FeedAddress({ teamId, kind, label, address, children }: FeedAddressProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <CopyField
        label={label}
        value={address}
        action={calendarFeedWords('copy', { feed: label })}
        copied={calendarFeedWords('copied')}
      />
      <p className="text-ink-3 text-xs">{children}</p>
      <div className="flex flex-wrap gap-2">
        <Button asChild size="sm">
          <a
            href={address.replace(/^https?:/, 'webcal:')}
            aria-label={calendarFeedWords('subscribeTo', { feed: label })}
          >
            <CalendarPlus aria-hidden />
            {calendarFeedWords('subscribe')}
          </a>
        </Button>
        <NewAddress teamId={teamId} kind={kind} label={label} />
      </div>
    </div>
  );
}

function NewAddress({ teamId, kind, label }: Pick<FeedAddressProps, 'teamId' | 'kind' | 'label'>) {
  const replace = useReplaceFeed(teamId);
  return (
    <ReplaceButton
      action={calendarFeedWords('newAddress')}
      of={label}
      title={calendarFeedWords('newAddressTitle')}
      description={calendarFeedWords('newAddressText')}
      pending={replace.isPending}
      onReplace={(onSuccess) => replace.mutate(kind, { onSuccess })}
    />
  );
}
