import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '@/lib/browser/after-paint.ts';
import { keepingFocus } from './keeping-focus.ts';
import type { ReferenceListProps } from './reference-list-props.ts';
import { ReferenceTile } from './reference-tile.tsx';

/** The references; sortable after the drag-and-drop code has loaded. */
export function ReferenceList(props: ReferenceListProps) {
  const { references, shown, onOpen, onRemove, commentsAt } = props;
  const Sortable = useSortable(references.length > 1);
  if (Sortable) return <Sortable {...props} />;
  return references
    .slice(0, shown)
    .map((reference, index) => (
      <ReferenceTile
        key={reference.id}
        reference={reference}
        index={index}
        commentCount={commentsAt(reference.id)}
        onOpen={onOpen}
        onRemove={onRemove}
      />
    ));
}

let loaded: ComponentType<ReferenceListProps> | undefined;

/**
 * Drag and drop is a large module that few users need immediately, so it loads after the first paint. If loading
 * fails, the list stays static.
 */
function useSortable(isWanted: boolean): ComponentType<ReferenceListProps> | undefined {
  const [Sortable, setSortable] = useState(() => loaded);
  useEffect(() => {
    if (!isWanted || loaded) return;
    const remember = (module: { SortableReferences: ComponentType<ReferenceListProps> }) => {
      loaded = module.SortableReferences;
      // The sortable list renders new tiles in place of the static ones.
      keepingFocus(() => flushSync(() => setSortable(() => loaded)));
    };
    return afterPaint(() => {
      import('./sorting/sortable-references.tsx').then(remember, () => {});
    });
  }, [isWanted]);
  return isWanted ? Sortable : undefined;
}
