import type { ActivityEntry, FieldChange, ListChange } from '@lensemble/contract/activity';
import { activityFields, activityLists } from '@lensemble/contract/activity-kinds';

/** By field, or by `list/entry`: the value before and after. */
export type RecordedChanges = Readonly<Record<string, readonly [from: unknown, to: unknown]>>;

type Recorded = Readonly<Record<string, unknown>> | null;

const isField = (name: string): name is FieldChange['field'] =>
  activityFields.some((field) => field === name);

const recordedValue = (value: unknown) => (value ?? null) as FieldChange['from'];

/** What changed of an entry of a list: all of its fields, if it is new or gone. */
function fieldsOf(from: Recorded, to: Recorded): FieldChange[] {
  const names = Object.keys(to ?? from ?? {}).filter(isField);
  return names.flatMap((field) => {
    const [before, after] = [recordedValue(from?.[field]), recordedValue(to?.[field])];
    return JSON.stringify(before) === JSON.stringify(after)
      ? []
      : [{ field, from: before, to: after }];
  });
}

function changeOf(from: Recorded, to: Recorded): ListChange['change'] {
  if (from === null) return 'added';
  return to === null ? 'removed' : 'changed';
}

function listChangeOf(key: string, from: Recorded, to: Recorded): ListChange[] {
  const list = activityLists.find((name) => key === name || key.startsWith(`${name}/`));
  if (!list) return [];
  const change = changeOf(from, to);
  // The name has no name of its own, so that it is no field.
  const name = (to ?? from)?.[''];
  return [
    { list, change, name: typeof name === 'string' ? name : null, fields: fieldsOf(from, to) },
  ];
}

/** What was recorded, as answers have it. */
export function changesOf(recorded: RecordedChanges): Pick<ActivityEntry, 'fields' | 'lists'> {
  const changes = Object.entries(recorded);
  return {
    fields: changes.flatMap(([field, [from, to]]) =>
      isField(field) ? [{ field, from: recordedValue(from), to: recordedValue(to) }] : [],
    ),
    lists: changes.flatMap(([key, [from, to]]) =>
      isField(key) ? [] : listChangeOf(key, from as Recorded, to as Recorded),
    ),
  };
}
