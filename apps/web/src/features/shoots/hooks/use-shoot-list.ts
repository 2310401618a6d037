import type { Shoot } from '@lensemble/contract/shoots';
import { useQuery } from '@tanstack/react-query';
import { listShootsQuery } from '@/lib/shoot-list.ts';

interface ShootList {
  /** Undefined until they are here. */
  readonly shoots: readonly Shoot[] | undefined;
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** The team's shoots and how loading them goes. A failure stays one while it is tried again. */
export function useShootList(): ShootList {
  const { data, isFetching, errorUpdateCount, refetch } = useQuery(listShootsQuery);
  const hasFailed = data === undefined && errorUpdateCount > 0;
  return {
    shoots: data,
    hasFailed,
    isRetrying: hasFailed && isFetching,
    retry: () => void refetch(),
  };
}
