import { type Away, createAway, deleteAway, type NewAway } from '@lensemble/contract/away';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, isGone } from '@/lib/calls/api.ts';
import { changeQuery } from '@/lib/calls/change-query.ts';
import { awayQuery } from './list-away.ts';
import { usesKey } from './list-uses.ts';

const byDay = (a: Away, b: Away) =>
  a.firstDay.localeCompare(b.firstDay) || a.lastDay.localeCompare(b.lastDay);

function change(client: QueryClient, personnelId: string, next: (list: Away[]) => Away[]): void {
  const { queryKey } = awayQuery(personnelId);
  changeQuery<Away[]>(client, queryKey, (list) => list && next(list));
  void client.invalidateQueries({ queryKey: usesKey });
}

export function useAddAway(personnelId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewAway) => callApi(createAway, { params: { id: personnelId }, body }),
    // Days that were noted before are in the list already.
    onSuccess: (away) =>
      change(client, personnelId, (list) =>
        [...list.filter(({ id }) => id !== away.id), away].sort(byDay),
      ),
  });
}

export function useRemoveAway(personnelId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Away) => {
      try {
        await callApi(deleteAway, { params: { id } });
      } catch (error) {
        // Days that another member has removed count as removed.
        if (!isGone(error)) throw error;
      }
    },
    onSuccess: (_done, { id }) =>
      change(client, personnelId, (list) => list.filter((each) => each.id !== id)),
  });
}
