import { DndContext, DragOverlay } from '@dnd-kit/core';
import { imageVariant } from '@lensemble/contract/image-variant';
import type { Reference } from '@lensemble/contract/shoot-links';
import { createPortal } from 'react-dom';
import { Picture } from '@/components/picture.tsx';
import type { ReferenceListProps } from '../reference-list-props.ts';
import { edgeOf } from './reorder.ts';
import { SortableTile } from './sortable-tile.tsx';
import { useReferenceDrag } from './use-reference-drag.ts';

export function SortableReferences(props: ReferenceListProps) {
  const { shootId, references, shown, commentsAt, ...actions } = props;
  const ids = references.map(({ id }) => id);
  const { context, dragged, over } = useReferenceDrag(shootId, ids);
  const preview = references.find(({ id }) => id === dragged);
  return (
    <DndContext {...context}>
      {references.slice(0, shown).map((reference, index) => (
        <SortableTile
          key={reference.id}
          {...actions}
          reference={reference}
          index={index}
          commentCount={commentsAt(reference.id)}
          edge={edgeOf(ids, dragged, over, reference.id)}
        />
      ))}
      {createPortal(
        <DragOverlay dropAnimation={null} zIndex={40}>
          {preview && <Preview reference={preview} />}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

function Preview({ reference }: { reference: Reference }) {
  return (
    <Picture
      src={imageVariant(reference.url, 'small')}
      placeholder={reference.placeholder}
      className="size-full cursor-grabbing rounded-md opacity-90 shadow-3"
    />
  );
}
