import * as endpoints from '@lensemble/contract/templates';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';

export const listTemplatesQuery = queryOptions({
  queryKey: [endpoints.listTemplates.path],
  queryFn: ({ signal }) => callApi(endpoints.listTemplates, { signal }),
});

/** A template, as it is now: items may have been deleted since it was last read. */
export const getTemplateQuery = (id: string) =>
  queryOptions({
    queryKey: [endpoints.listTemplates.path, id],
    queryFn: ({ signal }) => callApi(endpoints.getTemplate, { params: { id }, signal }),
    gcTime: 0,
  });

interface NewTemplate {
  readonly shootId: string;
  readonly name: string;
}

export function useCreateTemplate() {
  return useMutation({
    mutationFn: ({ shootId, name }: NewTemplate) =>
      callApi(endpoints.createTemplate, { params: { id: shootId }, body: { name } }),
    onSuccess: (_made, _wish, _result, { client }) =>
      client.invalidateQueries({ queryKey: listTemplatesQuery.queryKey }),
  });
}

export function useDeleteTemplate() {
  return useMutation({
    mutationFn: (id: string) => callApi(endpoints.deleteTemplate, { params: { id } }),
    onSettled: (_answer, _error, _id, _result, { client }) =>
      client.invalidateQueries({ queryKey: listTemplatesQuery.queryKey }),
  });
}
