import { arrivalOf, lastDayOfCall } from '@lensemble/contract/call-plan';
import { wallClock } from '@lensemble/contract/zoned-time';
import { calls } from '@lensemble/messages/calls';
import type { Language } from '@lensemble/messages/languages';
import { type Html, html } from '../../../lib/html.ts';
import { ownDaysOf } from '../../convention-links/service.ts';
import type { CalledShoot } from '../../public-shoots/service.ts';
import { CONVENTION_FILE } from '../calendar-files.ts';
import type { CalledView } from '../view.ts';
import { consent, gallery } from './afterwards.ts';
import { ask } from './ask.ts';
import { away } from './away.ts';
import { comments } from './comments.ts';
import { contact } from './contact.ts';
import { dates } from './dates.ts';
import { naming } from './naming.ts';
import { packing } from './packing.ts';
import { when } from './when.ts';
import { dayWords, timeWords } from './words.ts';
import { you } from './you.ts';

/** The page of one participant. It is complete without scripts. */
export function callPage(view: CalledView, language: Language): Html {
  const { shoot, participantId } = view;
  const say = calls(language);
  const { sections } = shoot;
  return html`<main class="personal" data-not-saved="${say('notSaved')}">
<section class="personal-card${shoot.picture === null ? ' bare' : ''}">
${portrait(shoot)}
${when(view, language)}
${ask(view, language)}
</section>
<div class="personal-body">
${gallery(view, language)}
${dates(view, language)}
${you(view, language)}
${convention(view, language)}
${packing(view, language)}
${sections.place}
${sections.plan({ participantId, you: say('you') }, say('theDay'))}
${sections.conditions(arrivalOf(view.plan))}
${sections.notes(say('inMind'))}
${sections.references}
${comments(view, language)}
${sections.others(participantId, say('withYou'))}
${contact(view, language)}
${sections.emergency}
${consent(view, language)}
${away(view, language)}
${naming(view, language)}
${foot(view, language)}
</div>
</main>`;
}

function convention({ convention: own, ...view }: CalledView, language: Language): Html | null {
  if (!own) return null;
  const { path, firstName, shoot, plan, packing, now } = view;
  const page = {
    firstName,
    shootId: shoot.row.id,
    date: plan.date,
    today: wallClock(now, plan.timeZone).date,
    calendarFile: `${path}/${CONVENTION_FILE}`,
    packingCount: packing.length,
    pictures: shoot.pictures,
  };
  return ownDaysOf(own, page, language);
}

function portrait({ picture: url, pictures }: CalledShoot): Html {
  const sizes = '(width < 64rem) 100vw, 38rem';
  const picture = url && pictures.picture({ url, sizes, isFirst: true });
  return picture || html`<div class="bloom"></div>`;
}

function foot({ called, plan }: CalledView, language: Language): Html {
  const say = calls(language);
  const last = lastDayOfCall(plan);
  const alone = last
    ? say('endsOn', { date: dayWords(last, language, 'long') })
    : say('yoursAlone');
  return html`<footer class="personal-foot"><p>${alone}</p><p>${say('plannedBy', { team: called.team })}</p></footer>`;
}

/** Neither names the shoot: what a phone lists as open pages is read over the shoulder. */
export function callHead({ called, plan }: CalledView, language: Language): Html {
  const say = calls(language);
  const arrival = arrivalOf(plan);
  const parts = [
    arrival && timeWords(arrival, language),
    plan.date && dayWords(plan.date, language),
  ];
  const words = parts.filter(Boolean).join(' · ') || say('noDate');
  return html`<title>${say('title', { name: called.name, when: words })} · Lensemble</title>`;
}

/** The same for a link that has ended, was replaced or never was. */
export function deadPage(language: Language): Html {
  const say = calls(language);
  return html`<main class="missing"><div><h1 class="title">${say('deadTitle')}</h1><p>${say('deadText')}</p></div></main>`;
}

export const deadHead = (language: Language): Html =>
  html`<title>${calls(language)('deadTitle')} · Lensemble</title>`;
