import { togetherWords } from '@lensemble/messages/web/together';
import { use } from 'react';
import { Button } from '@/components/ui/button.tsx';
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
  const title =
    editor && !another
      ? togetherWords('changed', { name: editor.name })
      : togetherWords('changedByMember');
  return (
    <section
      role="status"
      aria-label={conflictLabels[field]}
      className="mt-2 rounded-lg border border-accent-line bg-accent-soft p-3 print:hidden"
    >
      <p className="font-semibold">{title}</p>
      <p className="mt-0.5 text-ink-3 text-xs">{conflictLabels[field]}</p>
      <p dir="auto" className="mt-1.5 max-h-40 overflow-y-auto whitespace-pre-wrap text-ink-2">
        {fieldText(beside.theirs, field, nameOf)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="button" size="sm" onClick={() => takeTheirs(field)}>
          {togetherWords('useTheirs')}
        </Button>
        <Button type="button" size="sm" variant="ghost" onClick={() => keepMine(field)}>
          {togetherWords('keepMine')}
        </Button>
      </div>
    </section>
  );
}
