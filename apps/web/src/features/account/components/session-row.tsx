import type { Session } from '@lensemble/contract/sessions';
import { sessionWords } from '@lensemble/messages/web/account-sessions';
import { MonitorSmartphone } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatMoment } from '@/lib/time/moments.ts';

interface SessionRowProps {
  session: Session;
  ending: boolean;
  onEnd: () => void;
}

export function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  return (
    <li className="flex tight:flex-wrap min-h-13 items-center gap-3 py-2 not-first:border-line not-first:border-t">
      <MonitorSmartphone className="size-5 shrink-0 text-ink-3" aria-hidden />
      <div className="min-w-0 flex-1 tight:min-w-3/5">
        <b className="block truncate font-[580] leading-snug">{session.device}</b>
        <small className="block text-ink-3 text-xs">
          {sessionWords('signedIn', { date: formatMoment(session.createdAt) })}
        </small>
      </div>
      {session.isCurrent ? (
        <Badge variant="accent">{sessionWords('thisDevice')}</Badge>
      ) : (
        <Button
          size="sm"
          pending={ending}
          aria-label={sessionWords('signOutDevice', { device: session.device })}
          onClick={onEnd}
        >
          {sessionWords('signOut')}
        </Button>
      )}
    </li>
  );
}
