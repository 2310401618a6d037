import { OPEN_PLACE } from '@lensemble/contract/push-message';
import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import ServerBanner from '@/components/errors/server-banner.tsx';

const readyDevice = async () => (await import('@/lib/device/ready-device.ts')).readyDevice();

const keepPush = async () => (await import('@/lib/notifications/push-device.ts')).keepPush();

const loadNext = async (router: RegisteredRouter) =>
  (await import('./load-shoot-page.ts')).loadShootPage(router);

/** What the shell does after the first screen: it watches the server, and readies the device and the next page. */
export default function LateShell() {
  const router = useRouter();
  // A failure is not told: it runs again with the next page.
  useEffect(
    () =>
      void readyDevice()
        .then(keepPush)
        .then(() => loadNext(router))
        .catch(() => {}),
    [router],
  );
  usePlacesToOpen(router);
  return <ServerBanner />;
}

/** A click on a push message opens its place here. */
function usePlacesToOpen(router: RegisteredRouter): void {
  useEffect(() => {
    const answer = ({ data, ports: [port] }: MessageEvent<unknown>) => {
      if (data !== OPEN_PLACE || !port) return;
      port.onmessage = ({ data: href }: MessageEvent<string>) => void router.navigate({ href });
      port.postMessage(true);
    };
    navigator.serviceWorker?.addEventListener('message', answer);
    return () => navigator.serviceWorker?.removeEventListener('message', answer);
  }, [router]);
}
