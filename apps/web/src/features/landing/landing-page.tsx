import type { SignUps } from '@lensemble/contract/boot';
import { Act } from './act.tsx';
import { BoardPicture } from './board-picture.tsx';
import { CalendarPicture } from './calendar-picture.tsx';
import { CallSheetPicture } from './call-sheet-picture.tsx';
import { CataloguePicture } from './catalogue-picture.tsx';
import { Hero } from './hero.tsx';
import { Curtain, LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { LeftNotice } from './left-notice.tsx';

/**
 * What a signed-out visitor sees at `/`, in the words for who may make an account. Rendered to HTML when the web is built
 * (build/landing.ts): nothing of React reaches the browser, so nothing here may need it there (no handlers, no effects).
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
        picture="The board: a card under Planning and one under Ready to Shoot, each with a picture, date, time, place and crew."
      >
        <BoardPicture />
      </Act>
      <Act
        flipped
        title="The month as a contact sheet"
        text="Every planned day is a frame. See what is coming, what clashes, and which Saturday is still free, at a glance."
        picture="The calendar of November 2026: days with a shoot show its picture and a dot for its status, today is ringed."
      >
        <CalendarPicture />
      </Act>
      <Act
        title="One catalogue, every shoot"
        text="Crew, equipment, locations, props and costumes live with the team. Write it down once and put it on every shoot that needs it."
        picture="A costume with its list of todos, beside the crew of a shoot with everybody’s role."
      >
        <CataloguePicture />
      </Act>
      <Act
        flipped
        title="A call sheet people open"
        text="One link, no account. Where, when, who wears what, and the frames you are after. Send reminders, export it to a document, put it in the calendar."
        picture="How a shoot is shared, with buttons for calendar, document and reminders, and its call sheet open on a phone."
      >
        <CallSheetPicture />
      </Act>
    </div>
  );
}
