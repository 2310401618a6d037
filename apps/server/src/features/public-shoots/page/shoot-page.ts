import type { PublicShoot } from '@lensemble/contract/public-shoots';
import { hero } from './hero.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import { costumes, equipment, notes, participants, props, references } from './lists.ts';
import type { Pictures } from './pictures.ts';
import { schedule } from './schedule.ts';

/** The parts of a shared shoot (spec, "Public shoot page"); what there is nothing of is left out. */
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
