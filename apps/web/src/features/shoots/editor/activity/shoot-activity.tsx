import { useMemo } from 'react';
import { ActivityList } from '@/components/activity/activity-list.tsx';

export default function ShootActivity({ shootId }: { shootId: string }) {
  const of = useMemo(() => ({ shootId }), [shootId]);
  return <ActivityList of={of} heading="h3" />;
}
