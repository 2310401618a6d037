import { shootScheduleWords } from '@lensemble/messages/web/shoot-schedule';
import { Globe } from 'lucide-react';
import { useController, useWatch } from 'react-hook-form';
import { Parts } from '@/components/parts.tsx';
import { useEditorFields } from '../hooks/use-editor-form.ts';
import { useEditorItems } from '../hooks/use-editor-items.ts';
import { readerTimeZone, sameClock } from '../lib/time-zones.ts';
import { zoneInWords } from '../lib/zone-words.ts';

/**
 * Shows the time zone of the shoot if its clock differs from the user's. Offers the user's time zone unless the
 * location determines it.
 */
export function ZoneNote() {
  const { control } = useEditorFields();
  const { field } = useController({ control, name: 'timeZone' });
  const [date, time, locationId] = useWatch({ control, name: ['date', 'time', 'locationId'] });
  const { faces } = useEditorItems();
  const there = locationId && faces.locations.get(locationId)?.place?.timeZone;
  const own = readerTimeZone();
  if (sameClock(field.value, own, { date, time })) return null;
  const zone = <b className="font-semibold">{zoneInWords(field.value, { date, time })}</b>;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-ink-2 text-sm">
      <span>
        <Globe className="mr-1.5 mb-0.5 inline size-3.5 text-ink-3" aria-hidden />
        <Parts
          of={
            there
              ? shootScheduleWords.parts('zoneOfLocation', { zone })
              : shootScheduleWords.parts('zone', { zone })
          }
        />
      </span>
      {!there && (
        <button
          type="button"
          className="rounded-xs font-[560] text-accent-text underline-offset-3 hover:underline max-md:min-h-target"
          onClick={() => field.onChange(own)}
        >
          {shootScheduleWords('useZone', { zone: zoneInWords(own, { date, time }) })}
        </button>
      )}
    </p>
  );
}
