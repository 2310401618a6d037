import { getShoot, listShoots } from '@lensemble/contract/shoots';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';

/** Between two looks at a reminder whose mails wait for the mail server. */
const WAITING_MS = 3_000;

/** A shoot with its linked items. Fails with `ApiError` 404 if it was deleted or belongs to another team. */
export function getShootQuery(id: string) {
  return queryOptions({
    queryKey: [listShoots.path, id],
    queryFn: ({ signal }) => callApi(getShoot, { params: { id }, signal }),
    // Shows soon which mails arrived.
    refetchInterval: ({ state: { data } }) => (data?.lastReminder?.waiting ? WAITING_MS : false),
  });
}

/** The key of what participants have answered. It depends on the plan of the shoot. */
export const callsKey = (id: string) => [...getShootQuery(id).queryKey, 'calls'];
