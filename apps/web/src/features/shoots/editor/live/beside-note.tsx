import { use } from 'react';
import { NewerValue } from '@/components/conflict/newer-value.tsx';
import {
  type ConflictField,
  conflictLabels,
  fieldText,
} from '@/features/shoots/editor/lib/conflict.ts';
import { LiveContext, type Other } from './live-context.ts';

interface BesideNoteProps {
  field: ConflictField;
  /** Who edits the section now. */
  editors: readonly Other[];
}

/** What another member has saved of a field that the user has changed or edits. */
export function BesideNote({ field, editors }: BesideNoteProps) {
  const live = use(LiveContext);
  if (!live?.beside) return null;
  const { beside, nameOf, takeTheirs, keepMine } = live;
  const [editor, another] = editors;
  return (
    <NewerValue
      label={conflictLabels[field]}
      author={another ? undefined : editor?.name}
      text={fieldText(beside.theirs, field, nameOf)}
      onUseTheirs={() => takeTheirs(field)}
      onKeepMine={() => keepMine(field)}
    />
  );
}
