import type { ShootDetail } from '@lensemble/contract/shoots';
import { editorWords } from '@lensemble/messages/web/editor';
import { useConflict } from '@/features/shoots/editor/hooks/use-conflict.ts';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import type { ShootEditorState } from '@/features/shoots/editor/hooks/use-shoot-editor.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';

const ConflictDialog = lazyDialog(() => import('@/components/conflict/conflict-dialog.tsx'));

export function Conflict({ editor, theirs }: { editor: ShootEditorState; theirs: ShootDetail }) {
  const { faces } = useEditorItems();
  const { rows, keepMine, merge, takeTheirs } = useConflict(editor, theirs, faces);
  return (
    <ConflictDialog
      title={editorWords('conflictTitle')}
      action={editorWords('update')}
      rows={rows}
      savedAt={theirs.updatedAt}
      onKeepMine={() => void keepMine()}
      onMerge={(picks) => void merge(picks)}
      onTakeTheirs={() => void takeTheirs()}
      onClose={() => editor.setTheirs(null)}
    />
  );
}
