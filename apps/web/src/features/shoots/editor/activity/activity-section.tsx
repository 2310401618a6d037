import type { ShootActivityKind } from '@lensemble/contract/activity-kinds';
import type { Shoot } from '@lensemble/contract/shoots';
import { activityWords } from '@lensemble/messages/web/activity';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Section } from '@/features/shoots/editor/components/section.tsx';
import { cn } from '@/lib/cn.ts';
import { lazyPart } from '@/lib/shell/lazy-part.tsx';
import { KindSelect } from './kind-select.tsx';

const ActivityList = lazyPart(() => import('./shoot-activity.tsx'), null);

/** Who changed what in a shoot. It is read only once it is asked for. */
export function ActivitySection({ shoot }: { shoot: Shoot }) {
  const [open, setOpen] = useState(false);
  const [kind, setKind] = useState<ShootActivityKind>();
  return (
    <Section
      title={activityWords('title')}
      aside={open && <KindSelect kind={kind} onChoose={setKind} />}
      className={cn(!open && 'print:hidden')}
    >
      {() =>
        open ? (
          <ActivityList shootId={shoot.id} kind={kind} />
        ) : (
          <Button onClick={() => setOpen(true)}>{activityWords('show')}</Button>
        )
      }
    </Section>
  );
}
