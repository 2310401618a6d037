import { hasUnsaved, holdUnsaved } from './session-end.ts';

/**
 * Returns a function that says whether there is something that would be lost with the page. While there is, the browser asks
 * before it closes the page, whichever screen is open.
 */
export function holdWhile(): (isOpen: boolean) => void {
  // Signing out discards it without a question.
  const ask = (event: BeforeUnloadEvent) => hasUnsaved() && event.preventDefault();
  let release: (() => void) | null = null;
  return (isOpen) => {
    if (isOpen && !release) {
      release = holdUnsaved();
      window.addEventListener('beforeunload', ask);
    } else if (!isOpen && release) {
      release();
      release = null;
      window.removeEventListener('beforeunload', ask);
    }
  };
}
