import { type ReactNode, useMemo } from 'react';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import type { ShootEditorState } from '@/features/shoots/editor/hooks/use-shoot-editor.ts';
import { LiveContext } from './live-context.ts';
import { useOthers } from './use-others.ts';
import { useToldSection } from './use-told-section.ts';

interface LiveScopeProps {
  shootId: string;
  editor: Pick<ShootEditorState, 'edited' | 'news'>;
  children: ReactNode;
}

/** Who else is in the plan of a stored shoot, and what they have saved. */
export function LiveScope({ shootId, editor: { edited, news }, children }: LiveScopeProps) {
  const { nameOf } = useEditorItems();
  const others = useOthers(shootId, useToldSection(edited));
  const { beside, fresh, takeTheirs, keepMine } = news;
  const live = useMemo(
    () => ({
      shootId,
      others,
      edited: edited.section,
      beside,
      fresh,
      nameOf,
      takeTheirs,
      keepMine,
    }),
    [shootId, others, edited.section, beside, fresh, nameOf, takeTheirs, keepMine],
  );
  return <LiveContext value={live}>{children}</LiveContext>;
}
