import { listCalls } from '@lensemble/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';
import { callsKey } from './get-shoot.ts';

/** What the team knows of each participant of a shoot, in the order of the crew. */
export const listCallsQuery = (id: string) =>
  queryOptions({
    queryKey: callsKey(id),
    queryFn: ({ signal }) => callApi(listCalls, { params: { id }, signal }),
  });
