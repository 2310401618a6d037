import type { Gallery } from '@lensemble/contract/galleries';
import { pageLocale } from '@lensemble/messages/page-language';
import { afterwardsWords } from '@lensemble/messages/web/editor-afterwards';
import { useId } from 'react';
import { Label } from '@/components/ui/label.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { ifMailed } from '@/lib/session/if-mailed.ts';
import { joinSentences } from '@/lib/words/joined-texts.ts';

const dayFormat = new Intl.DateTimeFormat(pageLocale, { dateStyle: 'medium' });

interface TellCrewProps {
  gallery: Gallery;
  isCompleted: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether the crew gets an email about the gallery, or when they got it. */
export function TellCrew({ gallery, isCompleted, checked, onChange }: TellCrewProps) {
  const { reachable, unreachable, toldAt } = gallery;
  const id = useId();
  if (toldAt) {
    return (
      <p className="text-ink-2 text-sm">
        {ifMailed(afterwardsWords('toldOn', { date: dayFormat.format(new Date(toldAt)) }))}
      </p>
    );
  }
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <Label htmlFor={id} className="text-ink text-sm">
          {isCompleted ? afterwardsWords('tellNow') : afterwardsWords('tellLater')}
        </Label>
        <p id={`${id}-hint`} className="text-ink-3 text-xs">
          {ifMailed(
            joinSentences([
              ...(reachable > 0 ? [afterwardsWords('byEmail', { count: reachable })] : []),
              ...(unreachable > 0 ? [afterwardsWords('onlyLink', { count: unreachable })] : []),
            ]),
          )}
        </p>
      </div>
      <Switch
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        aria-describedby={`${id}-hint`}
      />
    </div>
  );
}
