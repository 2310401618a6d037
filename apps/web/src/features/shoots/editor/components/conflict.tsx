import type { Shoot } from '@lensemble/contract/shoots';
import { useState } from 'react';
import { useConflict } from '@/features/shoots/editor/hooks/use-conflict.ts';
import type { ShootEditorState } from '@/features/shoots/editor/hooks/use-shoot-editor.ts';
import { lazyDialog } from '@/lib/lazy-dialog.tsx';

const ConflictDialog = lazyDialog(() => import('./conflict-dialog.tsx'));

/** Asks what to do about a version that somebody else has saved. */
export function Conflict({ editor, theirs }: { editor: ShootEditorState; theirs: Shoot }) {
  const { keepMine, merge, takeTheirs } = useConflict(editor, theirs);
  const [{ base, mine }] = useState(() => ({
    base: editor.base.current.values,
    mine: structuredClone(editor.form.getValues()),
  }));
  return (
    <ConflictDialog
      base={base}
      mine={mine}
      theirs={theirs}
      onKeepMine={keepMine}
      onMerge={merge}
      onTakeTheirs={takeTheirs}
      onClose={() => editor.setTheirs(null)}
    />
  );
}
