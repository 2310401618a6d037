import type { ShootActivityKind } from '@lensemble/contract/activity-kinds';
import type { Shoot } from '@lensemble/contract/shoots';
import { activityWords } from '@lensemble/messages/web/activity';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button.tsx';
import { Section } from '@/features/shoots/editor/components/section.tsx';
import { cn } from '@/lib/cn.ts';
import { lazyPart } from '@/lib/shell/lazy-part.tsx';
import { KindSelect } from './kind-select.tsx';
import { useOpenedChange, type WantedChange } from './open-change.ts';

const ActivityList = lazyPart(() => import('./shoot-activity.tsx'), null);

/** Who changed what in a shoot. It is read only once it is asked for. */
export function ActivitySection({ shoot }: { shoot: Shoot }) {
  const [open, setOpen] = useState(false);
  const [kind, setKind] = useState<ShootActivityKind>();
  const [wanted, setWanted] = useState<WantedChange>();
  useOpenedChange((change) => {
    setOpen(true);
    setKind(undefined);
    setWanted(change);
  });
  const filter = useRef<HTMLDivElement>(null);
  const show = () => {
    flushSync(() => setOpen(true));
    // The pressed button is gone.
    filter.current?.querySelector('button')?.focus();
  };
  return (
    <Section
      title={activityWords('title')}
      aside={open && <KindSelect ref={filter} kind={kind} onChoose={setKind} />}
      className={cn(!open && 'print:hidden')}
    >
      {() =>
        open ? (
          <ActivityList shootId={shoot.id} kind={kind} wanted={wanted} />
        ) : (
          <Button onClick={show}>{activityWords('show')}</Button>
        )
      }
    </Section>
  );
}
