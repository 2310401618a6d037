import type { ListedShoot } from '@lensemble/contract/shoots';
import { useQuery } from '@tanstack/react-query';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';

interface ShootList {
  /** Undefined until loaded. */
  readonly shoots: readonly ListedShoot[] | undefined;
  readonly hasFailed: boolean;
  /** Null during a retry. */
  readonly error: Error | null;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** The shoots of the team and the state of loading. `hasFailed` stays true during a retry. */
export function useShootList(): ShootList {
  const { data, error, isFetching, errorUpdateCount, refetch } = useQuery(listShootsQuery);
  const hasFailed = data === undefined && errorUpdateCount > 0;
  return {
    shoots: data,
    hasFailed,
    error,
    isRetrying: hasFailed && isFetching,
    retry: () => void refetch(),
  };
}
