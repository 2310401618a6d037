import { isDialogOpen } from './is-dialog-open.ts';

/** Where letters have a meaning already: they are typed, or find an option. */
const TAKES_LETTERS =
  'input,textarea,select,[contenteditable],[role=combobox],[role=listbox],[role=menu]';

/** Whether a key may belong to a shortcut: a plain letter or “?”, outside of fields, menus and dialogs. */
export function isShortcutKey(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  if (event.defaultPrevented || event.isComposing || repeat) return false;
  if (ctrlKey || metaKey || altKey || !(shiftKey ? /^\?$/ : /^[a-z?]$/i).test(key)) return false;
  return !(target instanceof Element && target.closest(TAKES_LETTERS)) && !isDialogOpen();
}
