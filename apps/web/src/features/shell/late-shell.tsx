import { OPEN_PLACE } from '@lensemble/contract/push-message';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import ServerBanner from '@/components/errors/server-banner.tsx';

const readyDevice = async () => (await import('@/lib/device/ready-device.ts')).readyDevice();

const keepPush = async () => (await import('@/lib/notifications/push-device.ts')).keepPush();

/** What the shell does after the first screen: it watches the server, and readies the device for days without a network. */
export default function LateShell() {
  // A failure is not told: it runs again with the next page.
  useEffect(
    () =>
      void readyDevice()
        .then(keepPush)
        .catch(() => {}),
    [],
  );
  usePlacesToOpen();
  return <ServerBanner />;
}

/** A click on a push message opens its place here. */
function usePlacesToOpen(): void {
  const router = useRouter();
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
