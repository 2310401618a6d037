import { useEffect, useState } from 'react';

/** Whether the screen stays on. Browsers refuse it while the battery is low. */
export type StaysAwake = 'yes' | 'refused' | 'unsupported';

/** Keeps the screen on while the page is visible. The browser ends it with each change to another page. */
export function useWakeLock(): StaysAwake {
  const isAble = 'wakeLock' in navigator;
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!isAble) return undefined;
    let lock: WakeLockSentinel | undefined;
    const stayAwake = async () => {
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      setRefused(lock === undefined);
    };
    void stayAwake();
    document.addEventListener('visibilitychange', stayAwake);
    return () => {
      document.removeEventListener('visibilitychange', stayAwake);
      void lock?.release();
    };
  }, [isAble]);
  if (!isAble) return 'unsupported';
  return isRefused ? 'refused' : 'yes';
}
