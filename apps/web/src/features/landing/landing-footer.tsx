import type { SignUps } from '@lensemble/contract/boot';
import { landingWords } from '@lensemble/messages/web/landing';
import { WayLinks, waysIn } from './ways-in.tsx';

export function Curtain({ signUps }: { signUps: SignUps }) {
  return (
    <section className="border-line border-t bg-[radial-gradient(60%_320px_at_50%_0,var(--color-accent-soft),transparent)] px-4 py-16 text-center md:px-8 md:py-24">
      <h2 className="display mb-6 text-3xl">{landingWords('curtain')}</h2>
      <div className="flex flex-wrap justify-center gap-3">
        <WayLinks ways={waysIn[signUps].curtain} />
      </div>
    </section>
  );
}

export function LandingFooter() {
  return (
    <footer className="mx-auto flex max-w-320 flex-wrap justify-between gap-2 px-4 py-6 text-ink-3 md:px-8">
      <span>Lensemble</span>
      <span>{landingWords('madeFor')}</span>
    </footer>
  );
}
