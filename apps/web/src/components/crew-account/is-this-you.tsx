import type { OwnEntry } from '@lensemble/contract/crew-accounts';
import { crewAccountWords } from '@lensemble/messages/web/crew-accounts';
import { CircleUser, Lightbulb } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { useConnectAccount } from '@/lib/crew/crew-account.ts';
import { currentSession } from '@/lib/session/auth-session.ts';
import { toast } from '@/lib/shell/toast.ts';

interface IsThisYouProps {
  entry: NonNullable<OwnEntry['suggested']>;
  onDismiss?: () => void;
}

/** Asks whether a crew entry with the user's email address is the user. Only the user decides. */
export function IsThisYou({ entry: { id, name }, onDismiss }: IsThisYouProps) {
  const { mutate, isPending } = useConnectAccount();
  const userId = currentSession().user?.id ?? null;
  // The question disappears with the answer.
  const say = () => toast({ title: crewAccountWords('otherEntry', { name }), icon: Lightbulb });
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg border border-accent-line bg-accent-soft p-3 md:px-4">
      <CircleUser aria-hidden className="size-5 shrink-0 text-accent-text" />
      <div className="min-w-48 flex-1">
        <p className="font-[600]">{crewAccountWords('question')}</p>
        <p className="break-words text-ink-2 text-sm">
          {crewAccountWords('questionText', { name })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {onDismiss && (
          <Button variant="ghost" onClick={onDismiss}>
            {crewAccountWords('dismiss')}
          </Button>
        )}
        <Button
          variant="primary"
          pending={isPending}
          onClick={() => mutate({ id, userId }, { onSuccess: say })}
        >
          {crewAccountWords('thisIsMe')}
        </Button>
      </div>
    </div>
  );
}
