import { shootFieldsWords } from '@lensemble/messages/web/shoot-fields';
import type { ConflictRow, ConflictSide } from '@/components/conflict/conflict-row.ts';
import {
  conflictLabels,
  equipmentText,
  fieldInSentence,
  fieldText,
  participantName,
  participantText,
} from './conflict.ts';
import type { EditorForm } from './editor-form.ts';
import type { NameOf } from './faces.ts';
import { type Conflict, conflictKey, keyOf } from './merge.ts';
import { entriesByKey } from './merge-lists.ts';

export function conflictRows(
  conflicts: readonly Conflict[],
  mine: EditorForm,
  theirs: EditorForm,
  nameOf: NameOf,
): readonly ConflictRow[] {
  return conflicts.map((conflict) => ({
    key: conflictKey(conflict),
    label: conflictLabels[conflict.field],
    name:
      nameIn(mine, conflict, nameOf) ??
      nameIn(theirs, conflict, nameOf) ??
      fieldInSentence(conflict.field),
    mine: sideOf(mine, conflict, nameOf),
    theirs: sideOf(theirs, conflict, nameOf),
  }));
}

function sideOf(form: EditorForm, conflict: Conflict, nameOf: NameOf): ConflictSide {
  const { field, entry } = conflict;
  if (entry !== null)
    return {
      words: entryOf(form, conflict, nameOf)?.text ?? shootFieldsWords('removed'),
      color: null,
    };
  return { words: fieldText(form, field, nameOf), color: field === 'color' ? form.color : null };
}

function nameIn(form: EditorForm, conflict: Conflict, nameOf: NameOf): string | undefined {
  return entryOf(form, conflict, nameOf)?.name;
}

/**
 * The entry of a conflict; undefined for a whole field or if this side removed the entry. Only equipment and
 * participants can conflict: entries of the other lists are either present or not.
 */
function entryOf(form: EditorForm, { field, entry }: Conflict, nameOf: NameOf) {
  if (entry === null) return undefined;
  if (field === 'equipment') {
    const item = entriesByKey(form.equipment, keyOf.equipment).get(entry);
    return (
      item && { name: nameOf('equipment', item.equipmentId), text: equipmentText(item, nameOf) }
    );
  }
  const person = entriesByKey(form.participants, keyOf.participants).get(entry);
  return person && { name: participantName(person, nameOf), text: participantText(person, nameOf) };
}
