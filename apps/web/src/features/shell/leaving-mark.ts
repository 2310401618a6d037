import { tabStorage } from '@/lib/session/drafts.ts';

const KEY = 'lensemble:leaving';

/** Whether the user was signing out when the page reloaded, because the server had a newer version. */
export const wasLeaving = (): boolean => tabStorage()?.getItem(KEY) === 'on';

export function keepLeaving(isLeaving: boolean): void {
  if (isLeaving) tabStorage()?.setItem(KEY, 'on');
  else tabStorage()?.removeItem(KEY);
}
