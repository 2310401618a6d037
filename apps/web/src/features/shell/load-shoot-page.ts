import type { RegisteredRouter } from '@tanstack/react-router';

/** Missing in the types, since only Chromium has it. */
interface Connection {
  readonly saveData: boolean;
  readonly effectiveType: string;
}

/**
 * Loads the scripts of the page of a shoot, which most visits open next. On a slow or metered network they would delay what the
 * user asks for.
 */
export async function loadShootPage({ loadRouteChunk, routesById }: RegisteredRouter) {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (connection && (connection.saveData || connection.effectiveType !== '4g')) return;
  await loadRouteChunk(routesById['/_app/shoots/$id']);
}
