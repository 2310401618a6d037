import {
  type Convention,
  type ConventionChange,
  createConvention,
  deleteConvention,
  type NewConvention,
  updateConvention,
} from '@lensemble/contract/conventions';
import { type QueryClient, useMutation } from '@tanstack/react-query';
import { ApiError, callApi, isGone } from '@/lib/calls/api.ts';
import { listConventionsQuery } from '@/lib/conventions/list-conventions.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';
import { getConventionQuery } from './get-convention.ts';

const outdate = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: listConventionsQuery.queryKey }),
    client.invalidateQueries({ queryKey: listShootsQuery.queryKey }),
  ]);

interface Creation {
  readonly key: string;
  readonly body: NewConvention;
}

/** The same key again makes no second convention. */
export function useCreateConvention() {
  return useMutation({
    mutationFn: ({ key, body }: Creation) =>
      callApi(createConvention, { body, headers: { 'idempotency-key': key } }),
    onSuccess: (_made, _wish, _result, { client }) => outdate(client),
  });
}

interface Change {
  readonly of: Pick<Convention, 'id' | 'version'>;
  readonly change: ConventionChange;
}

export function useChangeConvention() {
  return useMutation({
    mutationFn: ({ of: { id, version }, change }: Change) =>
      callApi(updateConvention, {
        params: { id },
        body: change,
        headers: { 'if-match': `"${version}"` },
      }),
    onSettled: (_answer, _error, _wish, _result, { client }) => outdate(client),
  });
}

/** A convention that is gone already counts as deleted. */
export function useDeleteConvention() {
  return useMutation({
    mutationFn: async ({ id, version }: Pick<Convention, 'id' | 'version'>) => {
      const headers = { 'if-match': `"${version}"` };
      await callApi(deleteConvention, { params: { id }, headers }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
    },
    onSuccess: (_done, { id }, _result, { client }) => {
      client.removeQueries({ queryKey: getConventionQuery(id).queryKey });
      return outdate(client);
    },
  });
}

/** The stored convention, if another member has changed it meanwhile. */
export function newerConvention(error: unknown): Convention | undefined {
  const isConflict = error instanceof ApiError && error.code === 'version_conflict';
  return isConflict ? (error.current as Convention) : undefined;
}
