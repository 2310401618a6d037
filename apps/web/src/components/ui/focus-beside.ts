/**
 * The ref of a button that may disappear while it has the focus, such as one that nudges the last person. The focus
 * moves to the button after it, otherwise to the one before it.
 */
export function focusBeside(button: HTMLButtonElement): () => void {
  // React calls this before it removes the button.
  return () => {
    if (document.activeElement !== button) return;
    for (let box = button.parentElement; box; box = box.parentElement) {
      const buttons = [...box.querySelectorAll('button')];
      const at = buttons.indexOf(button);
      const beside = buttons[at + 1] ?? buttons[at - 1];
      if (beside) return beside.focus();
    }
  };
}
