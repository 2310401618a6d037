import { Globe } from 'lucide-react';
import { useController, useWatch } from 'react-hook-form';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import { readerTimeZone, sameClock } from '@/features/shoots/editor/lib/time-zones.ts';

/**
 * Where the shoot keeps another time than the reader's clock: which one, and a way to take the reader's, unless its
 * location says what time it is there.
 */
export function ZoneNote() {
  const { control } = useEditorFields();
  const { field } = useController({ control, name: 'timeZone' });
  const [date, time, locationId] = useWatch({ control, name: ['date', 'time', 'locationId'] });
  const { faces } = useEditorItems();
  const there = locationId && faces.locations.get(locationId)?.place?.timeZone;
  const own = readerTimeZone();
  if (sameClock(field.value, own, { date, time })) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-ink-2 text-sm">
      <Globe className="size-3.5 shrink-0 text-ink-3" aria-hidden />
      <span>
        Times are in <b className="font-semibold">{inWords(field.value)}</b>
        {there && ', the zone of the location'}
      </span>
      {!there && (
        <button
          type="button"
          className="rounded-xs font-[560] text-accent-text underline-offset-3 hover:underline max-md:min-h-target"
          onClick={() => field.onChange(own)}
        >
          Use {inWords(own)}
        </button>
      )}
    </p>
  );
}

function inWords(timeZone: string): string {
  return timeZone.replaceAll('_', ' ');
}
