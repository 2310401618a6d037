import { useEffect, useEffectEvent } from 'react';

const TYPING =
  'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

/**
 * Keys of one letter, by the letter in lowercase. They do nothing while the user types or something is open over the
 * page, nor where a handler closer to the focus has used the key.
 */
export function useCalendarKeys(actions: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(TYPING)) return;
    // Autofill dispatches key events without a key.
    const action = actions[event.key?.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
