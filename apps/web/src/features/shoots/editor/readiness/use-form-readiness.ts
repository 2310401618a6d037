import { hasBackupPlace } from '@lensemble/contract/backup-place';
import { unpackedCount } from '@lensemble/contract/packing-list';
import { type Readiness, readinessOf } from '@lensemble/contract/readiness';
import { isSheltered } from '@lensemble/contract/readiness-checks';
import type { ReadinessInput } from '@lensemble/contract/readiness-input';
import { isShootOver } from '@lensemble/contract/shoot-plan';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { wallClock } from '@lensemble/contract/zoned-time';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { consentsQuery } from '@/features/shoots/api/consents.ts';
import { useCalls } from '@/features/shoots/calls/use-calls.ts';
import { type Busy, useBusy } from '@/features/shoots/editor/busy/busy-context.ts';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import { useNeededEquipment } from '@/features/shoots/editor/hooks/use-needed-equipment.ts';
import { peopleKeys } from '@/features/shoots/editor/lib/people-keys.ts';
import { usePacking } from '@/features/shoots/editor/packing/use-packing.ts';
import { useToday } from '@/features/shoots/hooks/use-today.ts';
import type { EntryNames } from '@/features/shoots/outlook/entry-words.ts';
import { useForecast } from '@/features/shoots/outlook/use-forecast.ts';
import { pointOf } from '@/lib/places/coordinates.ts';
import { formAnswers } from './form-answers.ts';
import { formConsents } from './form-consents.ts';

export interface FormReadiness {
  readonly readiness: Readiness;
  /** Whether rain is fine only because there is a place for it. */
  readonly isSheltered: boolean;
  /** Earlier on this day. */
  readonly hasEnded: boolean;
  readonly names: EntryNames;
  readonly timeZone: string;
  readonly busy: Busy | null;
}

function usePlan() {
  const { control } = useEditorFields();
  const [status, date, time, timeZone, durationMinutes, locationId, secondLocationId] = useWatch({
    control,
    name: [
      ...(['status', 'date', 'time', 'timeZone', 'durationMinutes'] as const),
      ...(['locationId', 'secondLocationId'] as const),
    ],
  });
  return { status, date, time, timeZone, durationMinutes, locationId, secondLocationId };
}

/** What is open in the shoot in the form, saved or not. What is not known yet is not claimed. */
export function useFormReadiness(shoot: ShootDetail): FormReadiness {
  const { control } = useEditorFields();
  const [participants, costumeIds] = useWatch({ control, name: ['participants', 'costumeIds'] });
  const plan = usePlan();
  const { faces, nameOf } = useEditorItems();
  const { data: calls } = useCalls(shoot.id);
  const { data: consents } = useQuery(consentsQuery(shoot.id));
  const packing = usePacking(shoot.id);
  const { entries: equipment } = useNeededEquipment(shoot.id);
  const busy = useBusy();
  const place = faces.locations.get(plan.locationId ?? '')?.place;
  const { latitude = null, longitude = null } = place ?? {};
  const { hours } = useForecast(plan, pointOf({ latitude, longitude }) ?? null);
  // Renders again on a new day.
  useToday();
  const keys = peopleKeys(participants);
  const input: ReadinessInput = {
    shoot: {
      ...plan,
      hasSecondPlace: hasBackupPlace(plan),
      participants: participants.map((person, index) => ({ ...person, id: keys[index] ?? '' })),
      costumes: costumeIds.map((costumeId) => ({
        costumeId,
        todos: faces.costumes.get(costumeId)?.todos.length ?? null,
      })),
      equipment: packing && equipment,
    },
    today: wallClock(new Date(), plan.timeZone).date,
    conflicts: busy?.isComplete ? busy.conflicts : undefined,
    // A place that is not loaded may have a forecast.
    forecast: plan.locationId !== null && !place ? undefined : hours,
    answers: calls && formAnswers(participants, plan, shoot, calls),
    unpacked: packing && (unpackedCount(packing) ?? 'unused'),
    withoutConsent: consents && formConsents(participants, shoot.participants, consents),
  };
  const isZoneGuess = shoot.isZoneGuess && plan.timeZone === shoot.timeZone;
  const person = (key: string) => {
    const { personnelId, name } = participants[keys.indexOf(key)] ?? {};
    return personnelId ? nameOf('personnel', personnelId) : (name ?? '');
  };
  const item = (id: string) => {
    const conflict = busy?.conflicts.find(({ itemId }) => itemId === id);
    return busy && conflict ? busy.nameOf(conflict) : '';
  };
  const names = {
    ...{ person, item },
    costume: (id: string) => nameOf('costumes', id),
    equipment: (id: string) => nameOf('equipment', id),
  };
  return {
    ...{ readiness: readinessOf(input), isSheltered: isSheltered(input) },
    hasEnded: isShootOver({ ...plan, isZoneGuess }, new Date()),
    ...{ names, timeZone: plan.timeZone, busy },
  };
}
