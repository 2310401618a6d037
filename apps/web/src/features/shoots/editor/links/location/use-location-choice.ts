import { useFormState } from 'react-hook-form';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import { zoneAfterMove } from '@/features/shoots/editor/lib/time-zones.ts';

interface Chosen {
  readonly id: string;
  /** The IANA time zone of the location; null if unknown. */
  readonly timeZone: string | null;
}

/** Sets the location and its time zone. The backup location becomes the location: there is none then. */
export function useLocationChoice(): (chosen: Chosen | null) => void {
  const { control, getValues, setValue } = useEditorFields();
  const { defaultValues } = useFormState({ control, name: 'timeZone' });
  const { faces } = useEditorItems();
  return (chosen) => {
    const now = getValues('timeZone');
    const before = getValues('locationId');
    const left = (before && faces.locations.get(before)?.place?.timeZone) || null;
    const began = defaultValues?.timeZone ?? now;
    const timeZone = zoneAfterMove({ there: chosen?.timeZone ?? null, left, now, began });
    setValue('locationId', chosen?.id ?? null, { shouldDirty: true });
    setValue('timeZone', timeZone, { shouldDirty: true });
    if (chosen && getValues('secondLocationId') === chosen.id)
      setValue('secondLocationId', null, { shouldDirty: true });
  };
}
