import { useEffect, useState } from 'react';

/** Whether the screen stays on. Browsers refuse it while the battery is low. */
export type StaysAwake = 'yes' | 'refused' | 'unsupported';

/** Keeps the screen on while the page is visible. What the browser has refused or ended is asked for again with each press. */
export function useWakeLock(): StaysAwake {
  const isAble = 'wakeLock' in navigator;
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!isAble) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isAsking = false;
    let isOver = false;
    const stayAwake = async () => {
      const isHeld = lock && !lock.released;
      if (document.visibilityState !== 'visible' || isHeld || isAsking) return;
      isAsking = true;
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      isAsking = false;
      if (isOver) return void lock?.release();
      setRefused(lock === undefined);
      // The browser ends it with each change to another page, too.
      lock?.addEventListener('release', () =>
        setRefused(!isOver && document.visibilityState === 'visible'),
      );
    };
    void stayAwake();
    const events = ['visibilitychange', 'pointerdown'] as const;
    for (const event of events) document.addEventListener(event, stayAwake);
    return () => {
      isOver = true;
      for (const event of events) document.removeEventListener(event, stayAwake);
      void lock?.release();
    };
  }, [isAble]);
  if (!isAble) return 'unsupported';
  return isRefused ? 'refused' : 'yes';
}
