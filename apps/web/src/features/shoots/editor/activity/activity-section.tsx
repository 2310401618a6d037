import type { Shoot } from '@lensemble/contract/shoots';
import { activityWords } from '@lensemble/messages/web/activity';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Section } from '@/features/shoots/editor/components/section.tsx';
import { cn } from '@/lib/cn.ts';
import { lazyPart } from '@/lib/shell/lazy-part.tsx';

const ActivityList = lazyPart(() => import('./shoot-activity.tsx'), null);

/** Who changed what in a shoot. It is read only once it is asked for. */
export function ActivitySection({ shoot }: { shoot: Shoot }) {
  const [open, setOpen] = useState(false);
  return (
    <Section title={activityWords('title')} className={cn(!open && 'print:hidden')}>
      {() =>
        open ? (
          <ActivityList shootId={shoot.id} />
        ) : (
          <Button onClick={() => setOpen(true)}>{activityWords('show')}</Button>
        )
      }
    </Section>
  );
}
