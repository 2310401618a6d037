import { formWords } from '@lensemble/messages/web/forms';
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
          {formWords('endFeeds')}
        </p>
        <p id={`${id}-hint`} className="text-ink-3 text-xs">
          {formWords('endFeedsHint')}
        </p>
      </div>
    </div>
  );
}
