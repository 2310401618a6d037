import { useId } from 'react';
import { Switch } from '@/components/ui/switch.tsx';

interface EndFeedsProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Asks whether a new password also ends the calendar feeds, whose addresses work without one. */
export function EndFeeds({ checked, onChange }: EndFeedsProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <Switch
        checked={checked}
        onCheckedChange={onChange}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
      />
      <div className="min-w-0">
        <p id={id} className="font-[560] text-base leading-snug">
          Also end my calendar feeds
        </p>
        <p id={`${id}-hint`} className="text-ink-3 text-xs">
          Calendars that subscribe to them stop updating. Your profile shows the new addresses.
        </p>
      </div>
    </div>
  );
}
