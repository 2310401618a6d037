import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { Reference } from '@lensemble/contract/shoot-links';
import { type KeyboardEventHandler, useCallback } from 'react';
import { ReferenceTile } from '../reference-tile.tsx';

interface SortableTileProps {
  reference: Reference;
  index: number;
  commentCount: number;
  edge: 'before' | 'after' | null;
  onOpen: (id: string) => void;
  onRemove: (id: string) => void;
}

export function SortableTile({ edge, ...tile }: SortableTileProps) {
  const { id } = tile.reference;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id,
  });
  const { setNodeRef: setDropRef } = useDroppable({ id });
  const setTile = useCallback(
    (element: HTMLElement | null) => {
      setNodeRef(element);
      setDropRef(element);
    },
    [setNodeRef, setDropRef],
  );
  const { onKeyDown, ...pointer } = listeners ?? {};
  return (
    <ReferenceTile
      {...tile}
      drag={{
        tile: setTile,
        link: setActivatorNodeRef,
        pointer,
        onKeyDown: onKeyDown as KeyboardEventHandler | undefined,
        describedBy: attributes['aria-describedby'],
        isDragging,
        edge,
      }}
    />
  );
}
