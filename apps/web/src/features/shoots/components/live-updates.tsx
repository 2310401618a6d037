import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reloadList, reloadListed } from '@/features/shoots/api/reload-listed.ts';
import { removeCard } from '@/features/shoots/api/shoot-cache.ts';
import { followChanges } from '@/lib/live/follow-changes.ts';
import { markGone } from '@/lib/live/mark-gone.ts';

/** Shows what other members change, as it happens. */
export default function LiveUpdates() {
  const client = useQueryClient();
  useEffect(
    () =>
      followChanges({
        client,
        reloadListed: (id) => void reloadListed(client, id),
        reloadList: () => reloadList(client),
        onGone: (id) => {
          markGone(client, id);
          removeCard(client, id);
        },
      }),
    [client],
  );
  return null;
}
