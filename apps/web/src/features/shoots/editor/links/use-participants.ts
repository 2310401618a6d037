import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import type { FormParticipant } from '@/features/shoots/editor/lib/form-links.ts';
import { peopleKeys } from '@/features/shoots/editor/lib/people-keys.ts';

/** Changes the participants. The day-of contact stays the same person, and goes with a removed one. */
export function useParticipants() {
  const { getValues, setValue } = useEditorFields();

  const write = (participants: FormParticipant[]) =>
    setValue('participants', participants, { shouldDirty: true });

  /** @param placeOf the place of a participant after the change; undefined if removed */
  const rewrite = (
    participants: FormParticipant[],
    placeOf: (at: number) => number | undefined,
  ) => {
    const { participants: before, dayContact } = getValues();
    write(participants);
    if (!dayContact) return;
    const place = placeOf(peopleKeys(before).indexOf(dayContact.person));
    const person = place === undefined ? undefined : peopleKeys(participants)[place];
    if (person === dayContact.person) return;
    const next = person === undefined ? null : { ...dayContact, person };
    setValue('dayContact', next, { shouldDirty: true });
  };

  const append = (participant: FormParticipant) =>
    write([...getValues('participants'), participant]);
  const change = (at: number, part: Partial<FormParticipant>) => {
    const all = getValues('participants');
    rewrite(
      all.map((entry, index) => (index === at ? { ...entry, ...part } : entry)),
      (index) => index,
    );
  };
  const remove = (at: number) => {
    const left = getValues('participants').filter((_, index) => index !== at);
    rewrite(left, (index) => (index === at ? undefined : index - Number(index > at)));
  };
  return { append, change, remove };
}
