import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';
import type { PickFiles } from './use-pick-files.ts';

/** Takes pictures that are pasted anywhere on the page, unless a dialog lies over it or text comes along. */
export function usePastedFiles(element: RefObject<HTMLElement | null>, onFiles: PickFiles): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      const isCovered = element.current?.closest('[aria-hidden="true"]');
      if (!clipboardData || isCovered || event.defaultPrevented) return;
      const isText = clipboardData.types.some((type) => type.startsWith('text/plain'));
      if (isText || clipboardData.files.length === 0) return;
      event.preventDefault();
      take(clipboardData.files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [element]);
}
