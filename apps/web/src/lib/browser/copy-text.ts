/**
 * Copies text to the clipboard. Without HTTPS there is no clipboard API, so the text is selected and copied instead.
 * @returns whether it worked
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'sr-only';
  // Outside of the dialog, its focus trap would take the focus and the selection back.
  const dialog = focused?.closest('dialog, [role=dialog], [role=alertdialog]');
  (dialog ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
