import { getOperator } from '@lensemble/contract/operator';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';

export const operatorQuery = queryOptions({
  queryKey: [getOperator.path],
  queryFn: ({ signal }) => callApi(getOperator, { signal }),
});
