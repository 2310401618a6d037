import { Link } from 'lucide-react';
import { Switch } from '@/components/ui/switch.tsx';
import { NotYet } from './not-yet.tsx';

interface SharingSectionProps {
  isNew: boolean;
  isPublic: boolean;
}

/** Whether anyone with the link can see the shoot. */
export function SharingSection({ isNew, isPublic }: SharingSectionProps) {
  const reason = isNew ? 'Create the shoot first' : 'Not available yet';
  return (
    <section className="panel flex flex-wrap items-center gap-3 p-4">
      <Switch
        checked={isPublic}
        disabled
        aria-labelledby="sharing"
        aria-describedby="sharing-reason"
      />
      <div className="min-w-0 flex-1">
        <h2 id="sharing" className="font-semibold text-base leading-snug">
          Public sharing
        </h2>
        <p id="sharing-reason" className="text-ink-3 text-sm">
          {reason}
        </p>
      </div>
      <NotYet label="Copy Link" reason={reason} icon={Link} size="sm" />
    </section>
  );
}
