import { useEffect } from 'react';

/** Whether this browser can keep the screen on. */
export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/** Keeps the screen on while the page is visible. The browser ends it with each change to another page. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!canStayAwake()) return undefined;
    let lock: WakeLockSentinel | undefined;
    const stayAwake = async () => {
      if (document.visibilityState !== 'visible') return;
      // Refused while the battery is low.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    };
    void stayAwake();
    document.addEventListener('visibilitychange', stayAwake);
    return () => {
      document.removeEventListener('visibilitychange', stayAwake);
      void lock?.release();
    };
  }, []);
}
