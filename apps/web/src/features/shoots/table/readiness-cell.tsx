import type { Outlook } from '@lensemble/contract/outlook';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { readinessWords } from '@lensemble/messages/web/readiness';
import { Ring, toneOf } from '@/features/shoots/outlook/ring.tsx';
import { useOutlook, useReadiness } from '@/features/shoots/outlook/use-outlook.ts';
import { cn } from '@/lib/cn.ts';

/** How ready a shoot is. Its forecast loads with the cell, so that only the rows in view ask for one. */
export function ReadinessCell({ shoot }: { shoot: ListedShoot }) {
  const outlook = useOutlook(shoot);
  return outlook && <Known outlook={outlook} />;
}

function Known({ outlook }: { outlook: Outlook }) {
  const readiness = useReadiness(outlook);
  if (readiness?.state !== 'open' && readiness?.state !== 'ready') return null;
  const { state, open } = readiness;
  return (
    <span className={cn(toneOf(readiness), 'flex items-center gap-1.5 font-[540] text-st-text')}>
      <Ring readiness={readiness} strokeWidth={6} className="size-4" />
      {state === 'ready' ? readinessWords('ready') : readinessWords('open', { count: open.length })}
    </span>
  );
}
