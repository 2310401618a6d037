import { useEffect } from 'react';
import ServerBanner from '@/components/errors/server-banner.tsx';

const readyDevice = async () => (await import('@/lib/device/ready-device.ts')).readyDevice();

/** What the shell does after the first screen: it watches the server, and readies the device for days without a network. */
export default function LateShell() {
  // A failure is not told: it runs again with the next page.
  useEffect(() => void readyDevice().catch(() => {}), []);
  return <ServerBanner />;
}
