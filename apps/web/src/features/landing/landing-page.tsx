import type { SignUps } from '@lensemble/contract/boot';
import { landingWords } from '@lensemble/messages/web/landing';
import { Act } from './act.tsx';
import { Hero } from './hero.tsx';
import { Curtain, LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { LeftNotice } from './left-notice.tsx';

/**
 * The page of a signed-out visitor at `/`. Its texts depend on who may create an account. The build renders it to HTML
 * (build/landing.ts) and the browser gets no React, so handlers and effects do not work here.
 */
export function LandingPage({ signUps }: { signUps: SignUps }) {
  return (
    <div className="overflow-x-clip">
      <LandingHeader signUps={signUps} />
      <main>
        <Hero signUps={signUps} />
        <Acts />
        <Curtain signUps={signUps} />
      </main>
      <LandingFooter />
      <LeftNotice />
    </div>
  );
}

function Acts() {
  return (
    <div className="mx-auto grid max-w-320 gap-16 px-4 pt-8 pb-16 md:px-8 md:pt-16 lg:gap-24 lg:pb-24">
      <Act
        title={landingWords('boardTitle')}
        text={landingWords('boardText')}
        screenshot="board"
        alt={landingWords('boardAlt')}
      />
      <Act
        flipped
        title={landingWords('calendarTitle')}
        text={landingWords('calendarText')}
        screenshot="calendar"
        alt={landingWords('calendarAlt')}
      />
      <Act
        title={landingWords('catalogTitle')}
        text={landingWords('catalogText')}
        screenshot="catalogue"
        alt={landingWords('catalogAlt')}
      />
      <Act
        flipped
        title={landingWords('callSheetTitle')}
        text={landingWords('callSheetText')}
        screenshot="call-sheet"
        alt={landingWords('callSheetAlt')}
      />
    </div>
  );
}
