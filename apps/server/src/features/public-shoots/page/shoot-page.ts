import { shotLists } from '@lensemble/messages/shot-lists';
import { type Html, html } from '../../../lib/html.ts';
import type { SheetWeather } from '../../call-sheets/service.ts';
import type { PageShoot } from '../page-view.ts';
import { light, weather } from './conditions.ts';
import { hero } from './hero.ts';
import { costumes, equipment, instagram, notes, participants, props, references } from './lists.ts';
import type { Pictures } from './pictures.ts';
import { emergency } from './place.ts';
import { schedule } from './schedule.ts';
import { shotList } from './shot-list.ts';

/** The sections of a shared shoot; empty ones are left out. */
export function shootPage(
  shoot: PageShoot,
  pictures: Pictures,
  forecast: SheetWeather | undefined,
): Html {
  const wide = [notes(shoot), participants(shoot, pictures), costumes(shoot, pictures)];
  const narrow = [equipment(shoot, pictures), props(shoot, pictures), emergency(shoot)];
  return html`<main><article>
${hero(shoot, pictures, shoot.language)}
${schedule(shoot)}
${light(shoot.light)}${forecast && weather(forecast, shoot.language)}
<div class="columns">${column(wide)}${column(narrow)}${shotList(shoot.shots, shotLists(shoot.language)('title'), { pictures, language: shoot.language })}${references(shoot, pictures)}${instagram(shoot)}</div>
</article></main>`;
}

const column = (parts: readonly (Html | null)[]) =>
  parts.some((part) => part !== null) && html`<div class="column">${parts}</div>`;
