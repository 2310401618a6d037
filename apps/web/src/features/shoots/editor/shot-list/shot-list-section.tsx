import type { ShootDetail } from '@lensemble/contract/shoots';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { Section } from '@/features/shoots/editor/components/section.tsx';
import { printsFilled } from '@/features/shoots/editor/links/when-near.tsx';
import { cn } from '@/lib/cn.ts';
import { lazyPart } from '@/lib/shell/lazy-part.tsx';
import { LoadingShots } from './loading-shots.tsx';

const ShotList = lazyPart(() => import('./shot-list.tsx'), <LoadingShots />);

interface ShotListSectionProps {
  /** Null for a new shoot. */
  shoot: ShootDetail | null;
}

/** The shots and blocks of the day. Everything here saves at once. */
export function ShotListSection({ shoot }: ShotListSectionProps) {
  return (
    <Section
      title={shotListWords('title')}
      anchor="shots"
      className={cn('print-alone', printsFilled)}
    >
      {(headingId) =>
        shoot ? (
          <ShotList shoot={shoot} headingId={headingId} />
        ) : (
          <p className="text-ink-3">{shotListWords('afterCreate')}</p>
        )
      }
    </Section>
  );
}
