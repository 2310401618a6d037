import type { ShootDetail } from '@lensemble/contract/shoots';
import { packingWords } from '@lensemble/messages/web/packing';
import { Section } from '@/features/shoots/editor/components/section.tsx';
import { printsFilled } from '@/features/shoots/editor/links/when-near.tsx';
import { lazyPart } from '@/lib/shell/lazy-part.tsx';
import { LoadingPacking } from './loading-packing.tsx';

const PackingList = lazyPart(() => import('./packing-list.tsx'), <LoadingPacking />);

interface PackingSectionProps {
  /** Null for a new shoot. */
  shoot: ShootDetail | null;
}

/** What has to come along, who brings it, and whether it is packed and back. Everything here saves at once. */
export function PackingSection({ shoot }: PackingSectionProps) {
  return (
    <Section
      title={packingWords('title')}
      anchor="packing"
      place="packing"
      className={printsFilled}
    >
      {() =>
        shoot ? (
          <PackingList shoot={shoot} />
        ) : (
          <p className="text-ink-3">{packingWords('afterCreate')}</p>
        )
      }
    </Section>
  );
}
