import type { LightChange } from '@lensemble/contract/day-lines';
import type { DayStart } from '@lensemble/contract/day-times';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { lightChanges } from '@lensemble/light/light-changes';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';

/** What the times of a list follow from. */
export interface PlannedDay {
  /** Null without a time. */
  readonly start: DayStart | null;
  /** How long the shoot is planned to be, in minutes. */
  readonly minutes: number;
  readonly light: readonly LightChange[];
}

/** For the clock of a day whose date is not known. */
const ANY_DATE = '2000-01-01';

/** The day as the form has it, so that times follow what is typed. The light is that of the stored place. */
export function useDayStart({ location }: Pick<ShootDetail, 'location'>): PlannedDay {
  const { control } = useEditorFields();
  const [date, time, timeZone, minutes, locationId] = useWatch({
    control,
    name: ['date', 'time', 'timeZone', 'durationMinutes', 'locationId'],
  });
  const place = location?.id === locationId ? location : null;
  const { latitude = null, longitude = null } = place ?? {};
  return useMemo(() => {
    const start = time === null ? null : { date: date ?? ANY_DATE, time, timeZone };
    const isPlaced = date !== null && latitude !== null && longitude !== null;
    const light = isPlaced ? lightChanges({ date, timeZone, latitude, longitude }) : [];
    return { start, minutes, light };
  }, [date, time, timeZone, minutes, latitude, longitude]);
}
