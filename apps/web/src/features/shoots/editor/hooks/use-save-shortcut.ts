import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Ctrl+S and Cmd+S save, unless a dialog covers the form. */
export function useSaveShortcut(form: RefObject<HTMLElement | null>, save: () => void): void {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Browsers that fill in a password fire a keydown event without `key`.
      if (event.key?.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      const isCovered = form.current?.closest('[aria-hidden="true"]');
      if (!event.repeat && !isCovered) onSave();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [form]);
}
