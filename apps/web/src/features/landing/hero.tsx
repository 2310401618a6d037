import type { SignUps } from '@lensemble/contract/boot';
import { landingWords } from '@lensemble/messages/web/landing';
import { Parts } from '@/components/parts.tsx';
import { cn } from '@/lib/cn.ts';
import { ContactSheet } from './contact-sheet.tsx';
import { WayLinks, waysIn } from './ways-in.tsx';

const lamp =
  'bg-[conic-gradient(from_132deg_at_30%_0,transparent,var(--color-accent-soft)_7deg,var(--color-accent-soft)_19deg,transparent_30deg)]';

export function Hero({ signUps }: { signUps: SignUps }) {
  return (
    <section className="relative isolate -mt-17 grid gap-8 overflow-hidden px-4 pt-25 md:-mt-21 md:px-8 md:pt-29 lg:h-[clamp(700px,100dvh,920px)] lg:grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)] lg:grid-rows-1 lg:items-center lg:gap-16 lg:px-[max(2rem,calc(50vw-38rem))] lg:pt-21">
      <div
        className={cn(
          'pointer-events-none absolute -top-100 left-[-10%] -z-1 size-375 mask-b-from-40% mask-b-to-88% blur-[30px]',
          lamp,
        )}
      />
      <div>
        <h1 className="text-balance font-bold font-hero text-hero max-lg:text-[clamp(2.875rem,9vw,5rem)] leading-[0.98] tracking-[-0.026em]">
          <Parts
            of={landingWords.parts('headline', {
              light: (
                <em className="beam bg-clip-text pb-[0.08em] text-transparent not-italic">
                  {landingWords('sameLight')}
                </em>
              ),
            })}
          />
        </h1>
        <p className="mt-6 mb-8 max-w-[44ch] text-pretty text-ink-2 text-lg">
          {landingWords('about')}
        </p>
        <HeroActions signUps={signUps} />
      </div>
      <ContactSheet />
    </section>
  );
}

function HeroActions({ signUps }: { signUps: SignUps }) {
  const { hero, note } = waysIn[signUps];
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <WayLinks ways={hero} className="max-sm:w-full" />
      </div>
      {note && <p className="mt-4 max-w-[60ch] text-pretty text-base text-ink-2">{note}</p>}
    </>
  );
}
