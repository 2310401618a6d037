import { calls } from '@lensemble/messages/calls';
import type { Language } from '@lensemble/messages/languages';
import { type Html, html } from '../../../lib/html.ts';
import { roleWords } from '../../../lib/role-words.ts';
import type { CalledView } from '../view.ts';

/** A longer name is set smaller, so that it does not fill the screen of a phone. */
const LONG_NAME = 40;

/** The role of the participant and what they wear. */
export function you({ called, shoot, participantId }: CalledView, language: Language): Html {
  const say = calls(language);
  const self = shoot.row.participants.find(({ id }) => id === participantId);
  const worn = shoot.row.costumes.filter(({ costumeId }) => self?.costumeIds.includes(costumeId));
  const role = html`<p class="badge" dir="auto">${roleWords(called.role, language)}</p>`;
  const items = worn.map(({ characterName, seriesName, imageUrl: url }) => {
    const alt = characterName;
    const picture = url && shoot.pictures.picture({ url, sizes: '9.25rem', alt });
    const series = seriesName && html`<p>${say('from', { series: seriesName })}</p>`;
    const long = characterName.length > LONG_NAME ? ' long' : '';
    return html`<li>${picture}<div><b class="big${long}" dir="auto">${characterName}</b>${series}${role}</div></li>`;
  });
  const content = items.length > 0 ? html`<ul class="you">${items}</ul>` : role;
  return html`<section aria-labelledby="you"><h2 id="you">${say('youAre')}</h2>${content}</section>`;
}
