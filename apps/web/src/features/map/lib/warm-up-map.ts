import type { QueryClient } from '@tanstack/react-query';
import { mapConfigQuery } from '@/lib/map-config.ts';

/** Lets the code of the map come while the shoots do. A failure is the map's own matter. */
export async function warmUpMap(client: QueryClient): Promise<void> {
  const config = await client.ensureQueryData(mapConfigQuery).catch(() => undefined);
  if (config?.engine === 'own') await import('@/components/map/own/own-map.tsx').catch(() => {});
}
