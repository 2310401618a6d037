import { hasUnsaved, holdUnsaved } from './session-end.ts';

/**
 * Returns a function that says whether there is something that would be lost with the page. While there is, the browser asks
 * before it closes the page, whichever screen is open.
 * @param isLost whether closing the page would lose it after all
 */
export function holdWhile(isLost = () => true): (isOpen: boolean) => void {
  // Signing out discards it without a question.
  const ask = (event: BeforeUnloadEvent) => hasUnsaved() && isLost() && event.preventDefault();
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
