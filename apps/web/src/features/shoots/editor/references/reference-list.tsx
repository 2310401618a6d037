import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '@/lib/after-paint.ts';
import { keepingFocus } from './keeping-focus.ts';
import type { ReferenceListProps } from './reference-list-props.ts';
import { ReferenceTile } from './reference-tile.tsx';

/** The pictures; once the code for it is here, they can be put into another order. */
export function ReferenceList(props: ReferenceListProps) {
  const { references, shown, onOpen, onRemove } = props;
  const Sortable = useSortable(references.length > 1);
  if (Sortable) return <Sortable {...props} />;
  return references
    .slice(0, shown)
    .map((reference, index) => (
      <ReferenceTile
        key={reference.id}
        reference={reference}
        index={index}
        onOpen={onOpen}
        onRemove={onRemove}
      />
    ));
}

let loaded: ComponentType<ReferenceListProps> | undefined;

/** Dragging is a lot of code for what few do at once: it comes after the screen. Without it, the pictures just stand. */
function useSortable(isWanted: boolean): ComponentType<ReferenceListProps> | undefined {
  const [Sortable, setSortable] = useState(() => loaded);
  useEffect(() => {
    if (!isWanted || loaded) return;
    const remember = (module: { SortableReferences: ComponentType<ReferenceListProps> }) => {
      loaded = module.SortableReferences;
      // These are other tiles in the same places.
      keepingFocus(() => flushSync(() => setSortable(() => loaded)));
    };
    return afterPaint(() => {
      import('./sorting/sortable-references.tsx').then(remember, () => {});
    });
  }, [isWanted]);
  return isWanted ? Sortable : undefined;
}
