import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reloadList, reloadListed } from '@/features/shoots/api/reload-listed.ts';
import { followChanges } from '@/lib/live/follow-changes.ts';

/** Shows what other members change, as it happens. */
export default function LiveUpdates() {
  const client = useQueryClient();
  useEffect(
    () =>
      followChanges({
        client,
        reloadListed: (id) => void reloadListed(client, id),
        reloadList: () => reloadList(client),
      }),
    [client],
  );
  return null;
}
