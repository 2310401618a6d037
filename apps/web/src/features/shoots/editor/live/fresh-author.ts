import type { ActivityEntry } from '@lensemble/contract/activity';
import type { ActivityField, ActivityList } from '@lensemble/contract/activity-kinds';
import type { ConflictField } from '@/features/shoots/editor/lib/conflict.ts';

type Recorded = ActivityField | ActivityList;

/** The names of the activity, where they are others. */
const otherNames: Readonly<Record<Exclude<ConflictField, Recorded>, Recorded>> = {
  reminder: 'reminderTime',
  convention: 'conventionId',
  costumeIds: 'costumes',
  propIds: 'props',
};
const recordedAs: Readonly<Partial<Record<ConflictField, Recorded>>> = otherNames;

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
