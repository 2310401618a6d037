import { toast } from '../shell/toast.ts';
import { tabStorage } from './drafts.ts';
import { NOTICE_KEY } from './notice-key.ts';

interface Notice {
  readonly title: string;
  readonly description?: string;
}

/** Loads a new page, which then shows the notice. */
export function leaveWithNotice(notice: Notice, href: string): void {
  try {
    tabStorage()?.setItem(NOTICE_KEY, JSON.stringify(notice));
  } catch {
    // If the storage is full, only the notice is lost.
  }
  window.location.assign(href);
}

/** Shows the previous page's notice once. */
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
