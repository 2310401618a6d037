import { paths } from '@/config/paths.ts';
import { listeners } from '../listeners.ts';

type Listener = () => void;

const unsaved = new Set<object>();
const dialogs = new Set<Listener>();
const holding = listeners();
let asking = false;

/**
 * Marks changes as unsaved until the returned function is called. With unsaved changes, an expired session opens the
 * sign-in dialog instead of the sign-in page.
 */
export function holdUnsaved(): () => void {
  const mark = {};
  unsaved.add(mark);
  holding.notify();
  return () => unsaved.delete(mark);
}

/** Calls the listener when there are new unsaved changes. */
export const onUnsaved = holding.subscribe;

export function hasUnsaved(): boolean {
  return unsaved.size > 0;
}

/** Removes the marks when the user signs out. */
export function dropUnsaved(): void {
  unsaved.clear();
}

/** While the user signs out, nothing asks them to sign in. Requests of other parts still meet the ended session. */
export function expectSessionEnd(isExpected: boolean): void {
  asking = isExpected;
}

/** Used by the shell's sign-in dialog. */
export function onSessionEnd(listener: Listener): () => void {
  dialogs.add(listener);
  return () => dialogs.delete(listener);
}

/** Call when the user has closed the dialog. */
export function sessionEndAnswered(): void {
  asking = false;
}

/** Whether the dialog is open. It explains the refused call, so no error toast is needed. */
export function isAskingToSignIn(): boolean {
  return asking;
}

/** Handles an ended session: opens the sign-in dialog if there are unsaved changes, otherwise the sign-in page. */
export function announceSessionEnd(): void {
  if (asking) return;
  if (hasUnsaved() && dialogs.size > 0) {
    asking = true;
    for (const open of dialogs) open();
    return;
  }
  const { pathname, search, hash } = window.location;
  if (pathname.startsWith(paths.auth.path)) return;
  window.location.assign(paths.auth.getHref({ redirect: pathname + search + hash }));
}
