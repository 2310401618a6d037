import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PickFiles } from './use-pick-files.ts';

/** Takes files that are dropped on an element. Answers whether some are held over it now. */
export function useFileDrop(element: RefObject<HTMLElement | null>, onFiles: PickFiles): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const target = element.current;
    const onDragOver = (event: DragEvent) => {
      const { dataTransfer } = event;
      // A dialog on top takes its own files.
      if (!dataTransfer?.types.includes('Files') || event.defaultPrevented) return;
      const isHere = isInside(target, event);
      // Elsewhere a drop would open the file instead of the page.
      event.preventDefault();
      dataTransfer.dropEffect = isHere ? 'copy' : 'none';
      setOver(isHere);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (!event.dataTransfer?.types.includes('Files') || event.defaultPrevented) return;
      event.preventDefault();
      if (isInside(target, event)) take(event.dataTransfer.files);
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('drop', onDrop);
    window.addEventListener('dragleave', onLeave);
    return () => {
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('drop', onDrop);
      window.removeEventListener('dragleave', onLeave);
    };
  }, [element]);
  return isOver;
}

function isInside(element: HTMLElement | null, { target }: Event): boolean {
  return target instanceof Node && Boolean(element?.contains(target));
}
