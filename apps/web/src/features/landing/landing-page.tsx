import type { SignUps } from '@lensemble/contract/boot';
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
        title="From a loose idea to ready to shoot"
        text="Four columns, no ceremony. Drop in a picture and a name; the date, the crew and the call time come when they come."
        screenshot="board"
        alt="The board: shoots in columns by status, with a picture, date, time, place and crew on each card."
      />
      <Act
        flipped
        title="The month as a contact sheet"
        text="Every planned day is a frame. See what is coming, what clashes, and which Saturday is still free, at a glance."
        screenshot="calendar"
        alt="The calendar of a month: days with a shoot show its picture and a dot for its status, today is ringed."
      />
      <Act
        title="One catalog, every shoot"
        text="Crew, equipment, locations, props and costumes live with the team. Write it down once and put it on every shoot that needs it."
        screenshot="catalogue"
        alt="The costume catalog: cards with pictures, status, notes and todos."
      />
      <Act
        flipped
        title="A call sheet people open"
        text="One link, no account. Where, when, who wears what, and the frames you are after. Send reminders, export it to a document, put it in the calendar."
        screenshot="call-sheet"
        alt="A shared shoot: its picture, title, schedule, time and location."
      />
    </div>
  );
}
