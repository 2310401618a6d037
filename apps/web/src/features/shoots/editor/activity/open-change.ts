import { useEffect } from 'react';
import { listeners } from '@/lib/listeners.ts';

/** An entry of the activity. Each press asks with a new one. */
export interface WantedChange {
  readonly activityId: number;
}

const { subscribe, notify } = listeners<[WantedChange]>();

/** Asks the section with the activity to show an entry. */
export const openChange = notify;

export const useOpenedChange = (show: (change: WantedChange) => void): void =>
  useEffect(() => subscribe(show), [show]);
