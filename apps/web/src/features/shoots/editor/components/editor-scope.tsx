import type { ReactNode } from 'react';
import { BusyScope } from '@/features/shoots/editor/busy/busy-scope.tsx';
import {
  type EditorItems,
  EditorItemsContext,
} from '@/features/shoots/editor/hooks/use-editor-items.ts';
import type { ShootEditorState } from '@/features/shoots/editor/hooks/use-shoot-editor.ts';
import { LiveScope } from '@/features/shoots/editor/live/live-scope.tsx';

interface EditorScopeProps {
  /** Null for a new shoot. */
  shootId: string | null;
  items: EditorItems;
  editor: Pick<ShootEditorState, 'edited' | 'news'>;
  children: ReactNode;
}

/** What all sections know: the items, what the shoot cannot have, and who else is here. */
export function EditorScope({ shootId, items, editor, children }: EditorScopeProps) {
  return (
    <EditorItemsContext value={items}>
      <BusyScope shootId={shootId}>
        {shootId === null ? (
          children
        ) : (
          <LiveScope shootId={shootId} editor={editor}>
            {children}
          </LiveScope>
        )}
      </BusyScope>
    </EditorItemsContext>
  );
}
