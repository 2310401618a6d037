import type { Convention, NewConvention } from '@lensemble/contract/conventions';
import { conventionFormWords } from '@lensemble/messages/web/convention-form';
import { useState } from 'react';
import { ApiError, sentenceOf } from '@/lib/calls/api.ts';
import { randomKey } from '@/lib/calls/random-key.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { today } from '@/lib/time/dates.ts';
import {
  newerConvention,
  useChangeConvention,
  useCreateConvention,
} from '../api/write-convention.ts';
import {
  type ConventionField,
  type ConventionFields,
  changedFields,
  fieldsOf,
  mergeConvention,
} from '../lib/merge-convention.ts';

const blank = (): ConventionFields => ({
  name: '',
  place: null,
  locationId: null,
  firstDay: today(),
  lastDay: today(),
  meetingPoints: [],
  walks: [],
});

export type ConventionForm = ReturnType<typeof useConventionForm>;

/** The values of the dialog. Saving merges them with what other members have changed since it was opened. */
export function useConventionForm(
  opened: Convention | null,
  onSaved: (convention: Convention) => void,
) {
  const [stored, setStored] = useState(opened);
  const [base, setBase] = useState(() => (opened ? fieldsOf(opened) : blank()));
  const [values, setValues] = useState(base);
  const [conflicts, setConflicts] = useState<readonly ConventionField[]>([]);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSaved, setIsSaved] = useState(false);
  const [key] = useState(randomKey);
  const creation = useCreateConvention();
  const changing = useChangeConvention();

  const write = async (of: Convention | null, before: ConventionFields, body: ConventionFields) => {
    if (!of) return creation.mutateAsync({ key, body: copyOf(body) });
    const change = changedFields(before, body);
    if (Object.keys(change).length === 0) return of;
    return changing.mutateAsync({ of, change: change as Partial<NewConvention> });
  };

  /** Saves on top of a newer version, unless both have changed the same. */
  const saveOnto = async (
    newer: Convention,
    body: ConventionFields,
  ): Promise<Convention | null> => {
    const theirs = fieldsOf(newer);
    const merged = mergeConvention(base, body, theirs);
    setStored(newer);
    setBase(theirs);
    setValues(merged.fields);
    setConflicts(merged.conflicts);
    return merged.conflicts.length > 0 ? null : write(newer, theirs, merged.fields);
  };

  const save = async (body: NewConvention) => {
    try {
      const saved = await write(stored, base, body).catch((error: unknown) => {
        const newer = newerConvention(error);
        if (!newer) throw error;
        return saveOnto(newer, body);
      });
      if (!saved) return;
      setIsSaved(true);
      toast({ title: conventionFormWords('saved'), description: saved.name });
      onSaved(saved);
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields);
      toastError(sentenceOf(error, conventionFormWords('saveFailed')));
    }
  };

  return {
    base,
    values,
    conflicts,
    errors,
    setErrors,
    isSaved,
    isSaving: creation.isPending || changing.isPending,
    save,
    change: (change: Partial<ConventionFields>) =>
      setValues((before) => ({ ...before, ...change })),
    /** Drops my value of a field that another member has changed too. */
    takeTheirs: (field: ConventionField) => {
      setValues((before) => ({ ...before, [field]: base[field] }));
      setConflicts((before) => before.filter((each) => each !== field));
    },
  };
}

const copyOf = ({ meetingPoints, walks, ...fields }: ConventionFields): NewConvention => ({
  ...fields,
  meetingPoints: [...meetingPoints],
  walks: [...walks],
});
