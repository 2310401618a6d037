import { tabStorage } from './drafts.ts';
import { NOTICE_KEY } from './notice-key.ts';
import { toast } from './toast.ts';

interface Notice {
  readonly title: string;
  readonly description?: string;
}

/** Leaves for a whole new page, which says what has been done here. */
export function leaveWithNotice(notice: Notice, href: string): void {
  try {
    tabStorage()?.setItem(NOTICE_KEY, JSON.stringify(notice));
  } catch {
    // A storage that is full costs the words, not the way.
  }
  window.location.assign(href);
}

/** Says what the page before has left to be said, once. */
export function showNotice(): void {
  const text = tabStorage()?.getItem(NOTICE_KEY);
  if (!text) return;
  tabStorage()?.removeItem(NOTICE_KEY);
  const notice: unknown = JSON.parse(text);
  if (isNotice(notice)) toast(notice);
}

function isNotice(value: unknown): value is Notice {
  return typeof value === 'object' && value !== null && 'title' in value;
}
