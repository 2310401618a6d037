import { tabStorage } from '@/lib/session/drafts.ts';

const KEY = 'lensemble:language-chosen';

/** Notes that the page loads again because of a choice of language. */
export function keepChosen(): void {
  try {
    tabStorage()?.setItem(KEY, 'on');
  } catch {
    // Without storage, the loaded page begins at its top.
  }
}

/** Whether this page was loaded because of a choice of language. True once. */
export function takeChosen(): boolean {
  const isChosen = tabStorage()?.getItem(KEY) === 'on';
  tabStorage()?.removeItem(KEY);
  return isChosen;
}
