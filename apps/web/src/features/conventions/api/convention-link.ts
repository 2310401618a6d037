import * as endpoints from '@lensemble/contract/convention-links';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';

export const conventionLinkQuery = (id: string) =>
  queryOptions({
    queryKey: [endpoints.getConventionLink.path, id],
    queryFn: ({ signal }) => callApi(endpoints.getConventionLink, { params: { id }, signal }),
  });

export function useChangeConventionLink(id: string) {
  return useMutation({
    mutationFn: (state: endpoints.ConventionLinkState) =>
      callApi(endpoints.changeConventionLink, { params: { id }, body: { state } }),
    onSuccess: (link, _state, _result, { client }) =>
      client.setQueryData(conventionLinkQuery(id).queryKey, link),
  });
}
