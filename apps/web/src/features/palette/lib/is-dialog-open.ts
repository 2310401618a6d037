const OPEN = ':not([data-state=closed])';

/** Whether a dialog is open. One that is seen closing does not count. */
export function isDialogOpen(): boolean {
  return document.querySelector(`[role=dialog]${OPEN}, [role=alertdialog]${OPEN}`) !== null;
}
