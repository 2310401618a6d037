import type { BodyOf } from '@lensemble/contract/endpoint';
import { type Gallery, getGallery, setGallery } from '@lensemble/contract/galleries';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '@/lib/calls/api.ts';

export const galleryQuery = (id: string) =>
  queryOptions({
    queryKey: [getGallery.path, id],
    queryFn: ({ signal }) => callApi(getGallery, { params: { id }, signal }),
    refetchOnMount: 'always',
  });

interface Write {
  readonly body: BodyOf<typeof setGallery>;
  /** That it is based on. */
  readonly version: number;
}

/** After a conflict, the newer gallery is shown. */
export function useSetGallery(id: string) {
  const client = useQueryClient();
  const { queryKey } = galleryQuery(id);
  return useMutation({
    mutationFn: ({ body, version }: Write) =>
      callApi(setGallery, { params: { id }, body, headers: { 'if-match': `"${version}"` } }),
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (gallery) => client.setQueryData(queryKey, gallery),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'version_conflict')
        client.setQueryData(queryKey, error.current as Gallery);
    },
  });
}
