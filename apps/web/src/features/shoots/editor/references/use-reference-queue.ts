import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { rememberWayBack } from './left-behind.ts';
import { makeQueue, queueOf, type ReferenceQueue } from './upload-queues.ts';

/** The upload queue of a shoot. For null, a new queue whose shoot does not exist yet. */
export function useReferenceQueue(shootId: string | null): ReferenceQueue {
  const [queue] = useState(() => (shootId === null ? makeQueue(null) : queueOf(shootId)));
  const navigate = useNavigate();
  useEffect(
    () => rememberWayBack((id) => void navigate({ to: '/shoots/$id', params: { id } })),
    [navigate],
  );
  return queue;
}
