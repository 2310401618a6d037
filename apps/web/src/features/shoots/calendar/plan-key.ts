import type { KeyboardEvent } from 'react';

/** Whether a key press means "plan a new shoot here": `N` alone. Autofill dispatches key events without a key. */
export function isPlanKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  return event.key?.toLowerCase() === 'n' && !isModified;
}
