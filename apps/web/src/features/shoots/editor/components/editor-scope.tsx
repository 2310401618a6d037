import type { ReactNode } from 'react';
import { BusyScope } from '@/features/shoots/editor/busy/busy-scope.tsx';
import {
  type EditorItems,
  EditorItemsContext,
} from '@/features/shoots/editor/hooks/use-editor-items.ts';

interface EditorScopeProps {
  /** Null for a new shoot. */
  shootId: string | null;
  items: EditorItems;
  children: ReactNode;
}

/** What all sections know: the items, and what the shoot cannot have. */
export function EditorScope({ shootId, items, children }: EditorScopeProps) {
  return (
    <EditorItemsContext value={items}>
      <BusyScope shootId={shootId}>{children}</BusyScope>
    </EditorItemsContext>
  );
}
