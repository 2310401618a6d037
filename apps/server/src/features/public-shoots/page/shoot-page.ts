import type { PublicShoot } from '@lensemble/contract/public-shoots';
import { type Html, html } from '../../../lib/html.ts';
import { hero } from './hero.ts';
import { costumes, equipment, notes, participants, props, references } from './lists.ts';
import type { Pictures } from './pictures.ts';
import { schedule } from './schedule.ts';

/** The sections of a shared shoot; empty ones are left out. */
export function shootPage(shoot: PublicShoot, pictures: Pictures): Html {
  const wide = [notes(shoot), participants(shoot, pictures), costumes(shoot, pictures)];
  const narrow = [equipment(shoot, pictures), props(shoot, pictures)];
  return html`<main><article>
${hero(shoot, pictures)}
${schedule(shoot)}
<div class="columns">${column(wide)}${column(narrow)}${references(shoot, pictures)}</div>
</article></main>`;
}

const column = (parts: readonly (Html | null)[]) =>
  parts.some((part) => part !== null) && html`<div class="column">${parts}</div>`;
