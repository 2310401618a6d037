import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { rememberWayBack } from './left-behind.ts';
import type { ReferenceQueue } from './upload-queues.ts';
import { makeQueue, queueOf } from './upload-queues.ts';

/** The pictures on their way to a shoot, or held for one that does not exist yet (null). */
export function useReferenceQueue(shootId: string | null): ReferenceQueue {
  const [queue] = useState(() => (shootId === null ? makeQueue(null) : queueOf(shootId)));
  const navigate = useNavigate();
  useEffect(
    () => rememberWayBack((id) => void navigate({ to: '/shoots/$id', params: { id } })),
    [navigate],
  );
  return queue;
}
