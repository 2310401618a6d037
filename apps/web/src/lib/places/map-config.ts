import { getMapConfig } from '@lensemble/contract/maps';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../calls/api.ts';

/** The map engine of this server. It does not change while a page is open. */
export const mapConfigQuery = queryOptions({
  queryKey: [getMapConfig.path],
  queryFn: ({ signal }) => callApi(getMapConfig, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
