/** The session storage prefix of drafts: unsaved input that survives a reload. */
export const DRAFT_PREFIX = 'lensemble:draft:';

let over = false;

/** Whether drafts are off, because the user has signed out and the page is about to close. */
export function areDraftsOver(): boolean {
  return over;
}

/** Deletes all drafts of this tab and allows no new ones. */
export function endDrafts(storage = tabStorage()): void {
  over = true;
  forgetDrafts(storage);
}

export function forgetDrafts(storage = tabStorage()): void {
  for (const key of draftKeys(storage)) storage?.removeItem(key);
}

export function draftKeys(storage = tabStorage()): string[] {
  const keys = Array.from(
    { length: storage?.length ?? 0 },
    (_, index) => storage?.key(index) ?? '',
  );
  return keys.filter((key) => key.startsWith(DRAFT_PREFIX));
}

/** Allows drafts again after sign-in. */
export function resumeDrafts(): void {
  over = false;
}

/** The tab's session storage; undefined if it is blocked. */
export function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
