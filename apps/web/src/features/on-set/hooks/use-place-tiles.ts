import type { MapTiles } from '@lensemble/contract/maps';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { readTiles, type TileKeeper, tileKeeper } from '@/lib/device/kept-tiles.ts';
import { ObjectUrls } from '@/lib/device/object-urls.ts';
import { mapConfigQuery } from '@/lib/places/map-config.ts';

interface ShownTile {
  readonly url: string;
  readonly credit: string;
}

export interface PlaceTiles {
  /** The tiles of this device, by their name. */
  readonly kept: ReadonlyMap<string, ShownTile>;
  /** Where other tiles come from; null without a network, or if the server has no street maps. */
  readonly tiles: MapTiles | null;
  readonly isReady: boolean;
  readonly keep: TileKeeper | undefined;
}

const urls = new ObjectUrls();

const keptTilesQuery = (account: string, shootId: string) =>
  queryOptions({
    queryKey: ['kept-tiles', account, shootId],
    queryFn: async () => {
      const found = await readTiles(account, shootId);
      const addresses = urls.show(
        new Map([...found].map(([name, { picture }]) => [name, picture])),
      );
      const kept = new Map(
        [...found].map(([name, { credit }]) => [name, { url: addresses.get(name) ?? '', credit }]),
      );
      return { kept, keep: await tileKeeper() };
    },
    networkMode: 'always',
    // The addresses belong to this page. What loads meanwhile is shown as it came.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

const none: ReadonlyMap<string, ShownTile> = new Map();

export function usePlaceTiles(account: string, shootId: string, isReachable: boolean): PlaceTiles {
  const stored = useQuery(keptTilesQuery(account, shootId));
  const config = useQuery({ ...mapConfigQuery, enabled: isReachable });
  const isAsking = isReachable && config.isPending;
  return {
    kept: stored.data?.kept ?? none,
    tiles: isReachable ? (config.data?.tiles ?? null) : null,
    isReady: !stored.isPending && !isAsking,
    keep: stored.data?.keep,
  };
}
