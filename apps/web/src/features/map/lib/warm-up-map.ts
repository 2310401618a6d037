import type { QueryClient } from '@tanstack/react-query';
import { mapConfigQuery } from '@/lib/places/map-config.ts';

/** Loads the code of the own map while the shoots load. It ignores failures, because the map reports them. */
export async function warmUpMap(client: QueryClient): Promise<void> {
  const config = await client.ensureQueryData(mapConfigQuery).catch(() => undefined);
  if (config?.engine === 'own') await import('@/components/map/own/own-map.tsx').catch(() => {});
}
