import type { ActivityEntry } from '@lensemble/contract/activity';
import type { ConflictField } from '@/features/shoots/editor/lib/conflict.ts';

/** The names of the activity, where they are others. */
const recordedAs: Readonly<Partial<Record<ConflictField, string>>> = {
  reminder: 'reminderTime',
  convention: 'conventionId',
  costumeIds: 'costumes',
  propIds: 'props',
};

/** Who changed a field last. @param entries the newest first */
export function changeOf(
  entries: readonly ActivityEntry[],
  field: ConflictField,
): ActivityEntry | undefined {
  const name = recordedAs[field] ?? field;
  return entries.find(
    ({ kind, fields, lists }) =>
      kind === 'shoot' &&
      (fields.some((each) => each.field === name) || lists.some(({ list }) => list === name)),
  );
}
