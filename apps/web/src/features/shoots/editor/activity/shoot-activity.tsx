import type { ShootActivityKind } from '@lensemble/contract/activity-kinds';
import { useMemo } from 'react';
import { ActivityList } from '@/components/activity/activity-list.tsx';

interface ShootActivityProps {
  shootId: string;
  /** The only kind that shows; undefined for everything. */
  kind: ShootActivityKind | undefined;
}

export default function ShootActivity({ shootId, kind }: ShootActivityProps) {
  const of = useMemo(() => ({ shootId, kind }), [shootId, kind]);
  return <ActivityList of={of} heading="h3" />;
}
