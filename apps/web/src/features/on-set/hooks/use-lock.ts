import { useEffect, useState } from 'react';
import { closeDays } from '@/lib/day/day-clients.ts';
import { currentTrouble } from '@/lib/device/trouble.ts';
import { wouldLoseUploads } from '@/lib/device/uploads.ts';
import { leave } from '@/lib/session/leaving.ts';
import { onReturn, watchOtherTabs } from '@/lib/session/other-tabs.ts';
import { allTyped, hasTyped, type Typed } from '../lib/typed.ts';

/** What a page keeps and hides after its user has signed out in another tab. */
export interface Lock {
  /** `left`: no account is signed in. `other`: another one is. `back`: that of this page is again. */
  readonly standing: 'left' | 'other' | 'back';
  readonly typed: readonly Typed[];
  /** Whether this page has changes that the device could not store. */
  readonly hasChanges: boolean;
}

const hasChanges = () => currentTrouble() !== undefined || wouldLoseUploads();

/**
 * Follows the other tabs, which share the session. If the user signs out in one of them, the page reloads. If that would lose
 * something, the page keeps only that, and shows it to no other account.
 */
export function useLock(account: string | undefined): { lock: Lock | null; unlock: () => void } {
  const [lock, setLock] = useState<Lock | null>(null);
  useEffect(() => {
    if (account === undefined) return undefined;
    let isLocked = false;
    const mayReload = () => !isLocked && !hasChanges() && !hasTyped();
    const onStay = (id: string | null) => {
      isLocked = true;
      const now = { typed: allTyped(), hasChanges: hasChanges() };
      setLock((before) => ({
        ...(before ?? now),
        standing: id === null ? 'left' : 'other',
      }));
      // What the other tab has sent or discarded must not be sent or stored once more.
      if (!now.hasChanges) closeDays();
      if (id === null) void leave();
    };
    const stops = [
      watchOtherTabs(() => account, mayReload, onStay),
      onReturn(() => setLock((before) => before && { ...before, standing: 'back' })),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [account]);
  return { lock, unlock: () => setLock(null) };
}
