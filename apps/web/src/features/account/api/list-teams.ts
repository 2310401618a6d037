import { listTeams } from '@lensemble/contract/teams';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api.ts';
import { bootData } from '@/lib/boot.ts';

/** One's teams. What the page brought along is not asked for again. */
export const teamsQuery = queryOptions({
  queryKey: [listTeams.path],
  queryFn: ({ signal }) => callApi(listTeams, { signal }),
  initialData: () => (bootData()?.user ? bootData()?.teams : undefined),
});
