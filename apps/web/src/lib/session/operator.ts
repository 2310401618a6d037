import { getOperator } from '@lensemble/contract/operator';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';

/** The page of operators. The server writes it; for everyone else, it does not exist. */
export const OPERATOR_PATH = '/operator';

export const operatorQuery = queryOptions({
  queryKey: [getOperator.path],
  queryFn: ({ signal }) => callApi(getOperator, { signal }),
});
