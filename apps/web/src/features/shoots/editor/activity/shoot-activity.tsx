import type { ShootActivityKind } from '@lensemble/contract/activity-kinds';
import { useMemo, useRef } from 'react';
import { ActivityList } from '@/components/activity/activity-list.tsx';
import { CommentOnChange, CommentsOnChange } from './comments-on-change.tsx';
import type { WantedChange } from './open-change.ts';
import { useWantedChange } from './use-wanted-change.ts';

interface ShootActivityProps {
  shootId: string;
  /** The only kind that shows; undefined for everything. */
  kind: ShootActivityKind | undefined;
  /** The entry that a comment leads to. */
  wanted: WantedChange | undefined;
}

export default function ShootActivity({ shootId, kind, wanted }: ShootActivityProps) {
  const of = useMemo(() => ({ shootId, kind }), [shootId, kind]);
  const list = useRef<HTMLDivElement>(null);
  useWantedChange(of, wanted, list);
  return (
    <div ref={list}>
      <ActivityList
        of={of}
        heading="h3"
        openId={wanted?.activityId}
        beside={(entry) => <CommentOnChange shootId={shootId} entry={entry} />}
        below={(entry) => <CommentsOnChange shootId={shootId} entry={entry} />}
      />
    </div>
  );
}
