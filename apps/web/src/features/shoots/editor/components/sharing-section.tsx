import { Link } from 'lucide-react';
import { Switch } from '@/components/ui/switch.tsx';
import { NotYet } from './not-yet.tsx';

interface SharingSectionProps {
  isNew: boolean;
  isPublic: boolean;
}

/** Whether anyone with the link can see the shoot. */
export function SharingSection({ isNew, isPublic }: SharingSectionProps) {
  const reason = isNew ? 'Create the shoot first' : 'Sharing cannot be changed yet';
  return (
    <section className="panel flex flex-wrap items-center gap-3 p-4">
      <Switch
        checked={isPublic}
        disabled
        className="disabled:opacity-100"
        aria-labelledby="sharing"
        aria-describedby="sharing-reason"
      />
      <div className="min-w-0 flex-1">
        <h2 id="sharing" className="font-semibold text-base leading-snug">
          Public sharing
        </h2>
        <p id="sharing-reason" className="text-ink-3 text-sm">
          {isPublic ? 'On' : 'Off'}. {reason}
        </p>
      </div>
      <NotYet
        label="Copy Link"
        reason={isNew ? reason : 'Not available yet'}
        icon={Link}
        size="sm"
      />
    </section>
  );
}
