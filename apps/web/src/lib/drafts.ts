/** Where what is typed is kept against an accidental reload, in the storage of the tab. */
export const DRAFT_PREFIX = 'lensemble:draft:';

let over = false;

/** Whether nothing is kept any more: the person has signed out, and the page is about to go. */
export function areDraftsOver(): boolean {
  return over;
}

/** Forgets all drafts, of every person and every form, and lets no new one be written. */
export function endDrafts(storage = tabStorage()): void {
  over = true;
  forgetDrafts(storage);
}

/** Forgets all drafts: what was typed has been given up. */
export function forgetDrafts(storage = tabStorage()): void {
  if (!storage) return;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(DRAFT_PREFIX)) storage.removeItem(key);
}

/** Drafts are kept again: somebody is signed in. */
export function resumeDrafts(): void {
  over = false;
}

/** The storage of this tab; undefined where it is forbidden. */
export function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
