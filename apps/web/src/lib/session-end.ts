import { paths } from '@/config/paths.ts';

type Listener = () => void;

const unsaved = new Set<object>();
const dialogs = new Set<Listener>();
const holders = new Set<Listener>();
let asking = false;

/**
 * Says that something typed would be lost by leaving, until the returned function is called. While anything is, an
 * expired session asks for the password in place instead of leaving for the sign-in page.
 */
export function holdUnsaved(): () => void {
  const mark = {};
  unsaved.add(mark);
  for (const listener of holders) listener();
  return () => unsaved.delete(mark);
}

/** Listens for the moment when something becomes unsaved. */
export function onUnsaved(listener: Listener): () => void {
  holders.add(listener);
  return () => holders.delete(listener);
}

export function hasUnsaved(): boolean {
  return unsaved.size > 0;
}

/** Gives up what is unsaved: the person said so by signing out. */
export function dropUnsaved(): void {
  unsaved.clear();
}

/** The shell's sign-in dialog listens here. */
export function onSessionEnd(listener: Listener): () => void {
  dialogs.add(listener);
  return () => dialogs.delete(listener);
}

/** The dialog was answered. */
export function sessionEndAnswered(): void {
  asking = false;
}

/** Whether the dialog is open: it explains by itself why the last call was refused. */
export function isAskingToSignIn(): boolean {
  return asking;
}

/** The session is gone: sign in again, in place where something would be lost, else on the page made for it. */
export function announceSessionEnd(): void {
  if (hasUnsaved() && dialogs.size > 0) {
    asking = true;
    for (const open of dialogs) open();
    return;
  }
  const { pathname, search, hash } = window.location;
  if (pathname.startsWith(paths.auth.path)) return;
  window.location.assign(paths.auth.getHref({ redirect: pathname + search + hash }));
}
