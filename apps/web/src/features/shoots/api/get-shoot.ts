import { getShoot, listShoots } from '@lensemble/contract/shoots';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api.ts';

/** One shoot. */
export function getShootQuery(id: string) {
  return queryOptions({
    queryKey: [listShoots.path, id],
    queryFn: ({ signal }) => callApi(getShoot, { params: { id }, signal }),
  });
}
