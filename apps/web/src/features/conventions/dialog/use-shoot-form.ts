import type { ConventionDetail } from '@lensemble/contract/conventions';
import { fieldErrors } from '@lensemble/contract/errors';
import { newShoot } from '@lensemble/contract/shoots';
import { membersOf } from '@lensemble/contract/timetable-free';
import { conventionShootWords } from '@lensemble/messages/web/convention-shoot';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { focusFirstError } from '@/lib/browser/focus-first-error.ts';
import { ApiError, sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { type PlannedFields, useAddShoot } from '../api/add-shoot.ts';

export interface OpenedAt {
  readonly day: string;
  readonly time?: string;
  readonly personnelId?: string;
}

export interface ShootValues {
  readonly title: string;
  readonly day: string;
  /** `HH:MM`; empty for none yet. */
  readonly time: string;
  readonly minutes: number;
  readonly meetingPointId: string | null;
  readonly personnelIds: readonly string[];
}

const MINUTES_DEFAULT = 45;

/** The time zone of a day at a convention is that of its shoots; without one, that of the browser. */
function zoneOf({ shoots }: ConventionDetail, day: string): string {
  const [first] = shoots;
  const ofDay = shoots.find(({ date }) => date === day) ?? first;
  return ofDay?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export function useShootForm(convention: ConventionDetail, at: OpenedAt, onClose: () => void) {
  const [opened] = useState<ShootValues>({
    title: '',
    day: at.day,
    time: at.time ?? '',
    minutes: MINUTES_DEFAULT,
    meetingPointId: null,
    personnelIds: at.personnelId === undefined ? [] : [at.personnelId],
  });
  const [values, setValues] = useState(opened);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSaved, setSaved] = useState(false);
  const adding = useAddShoot();
  const navigate = useNavigate();
  const timeZone = zoneOf(convention, values.day);

  const add = async (fields: PlannedFields) => {
    const { personnelIds } = values;
    const crew = membersOf(convention).filter((each) => personnelIds.includes(each.personnelId));
    try {
      const { shoot, isComplete } = await adding.mutateAsync({ fields, crew });
      setSaved(true);
      toast({
        title: conventionShootWords('added'),
        description: isComplete ? shoot.title : conventionShootWords('withoutCrew'),
        action: {
          label: conventionShootWords('open'),
          run: () => void navigate({ to: '/shoots/$id', params: { id: shoot.id } }),
        },
      });
      onClose();
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields);
      toastError(sentenceOf(error, conventionShootWords('failed')));
    }
  };
  const submit = (element: HTMLFormElement) => {
    const fields = fieldsOf(convention, values, timeZone);
    const found = problemsOf(fields);
    setErrors(found);
    return Object.keys(found).length === 0 ? add(fields) : focusFirstError(element);
  };

  return {
    values,
    errors,
    isDirty: values !== opened && !isSaved,
    isSaving: adding.isPending,
    timeZone,
    submit,
    change: (change: Partial<ShootValues>) => setValues((before) => ({ ...before, ...change })),
  };
}

function fieldsOf(
  { id, locationId, shoots }: ConventionDetail,
  { title, day, time, minutes, meetingPointId }: ShootValues,
  timeZone: string,
): PlannedFields {
  return {
    ...{ title, date: day, time: time || null, durationMinutes: minutes },
    ...{ conventionId: id, meetingPointId, locationId },
    // Without one, the server takes that of the location.
    ...(shoots.length > 0 && { timeZone }),
  };
}

/** What is missing, by field. */
function problemsOf(fields: PlannedFields): Readonly<Record<string, string>> {
  const checked = newShoot.safeParse(fields);
  return {
    ...(checked.success ? {} : fieldErrors(checked.error)),
    ...(fields.time === null && { time: conventionShootWords('needsTime') }),
  };
}
