import type { LightChange } from '@lensemble/contract/day-lines';
import type { DayStart } from '@lensemble/contract/day-times';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { DayAtPlace } from '@lensemble/light/day-light';
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
  /** Where the sun is looked up; null without a date or a place. */
  readonly place: DayAtPlace | null;
  /** The date is known, and the place has no coordinates. Those of a place that is not saved yet are not known here. */
  readonly lacksPlace: boolean;
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
  const isSaved = (location?.id ?? null) === locationId;
  const { latitude = null, longitude = null } = (isSaved ? location : null) ?? {};
  return useMemo(() => {
    const start = time === null ? null : { date: date ?? ANY_DATE, time, timeZone };
    const isPlaced = date !== null && latitude !== null && longitude !== null;
    const place = isPlaced ? { date, timeZone, latitude, longitude } : null;
    const lacksPlace = isSaved && date !== null && place === null;
    return { start, minutes, light: place ? lightChanges(place) : [], place, lacksPlace };
  }, [isSaved, date, time, timeZone, minutes, latitude, longitude]);
}
