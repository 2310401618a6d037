import type { ShootDetail } from '@lensemble/contract/shoots';
import { afterwardsWords } from '@lensemble/messages/web/editor-afterwards';
import { Section } from '@/features/shoots/editor/components/section.tsx';
import { printsLoaded, WhenNear } from '@/features/shoots/editor/links/when-near.tsx';
import { lazyPart } from '@/lib/shell/lazy-part.tsx';
import { LoadingAfterwards } from './loading-afterwards.tsx';

const Afterwards = lazyPart(() => import('./afterwards.tsx'), <LoadingAfterwards />);

/** What follows a shoot. Everything here saves at once. @param shoot null for a new one, which has no people yet */
export function AfterwardsSection({ shoot }: { shoot: ShootDetail | null }) {
  if (!shoot) return null;
  return (
    <Section title={afterwardsWords('title')} anchor="afterwards" className={printsLoaded}>
      {() => <WhenNear className="min-h-64">{() => <Afterwards shoot={shoot} />}</WhenNear>}
    </Section>
  );
}
