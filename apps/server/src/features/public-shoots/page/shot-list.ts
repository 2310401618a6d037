import type { Language } from '@lensemble/messages/languages';
import { shotLists } from '@lensemble/messages/shot-lists';
import { type Html, html } from '../../../lib/html.ts';
import type { ListedShot, ListedShots, ShotListLine } from '../../call-sheets/service.ts';
import { icon } from './icon.ts';
import type { Pictures } from './pictures.ts';
import { section } from './section.ts';

/** Whose entries are marked. */
export interface Reader {
  readonly participantId: string;
  /** `You` */
  readonly you: string;
}

interface Drawn {
  readonly pictures: Pictures;
  readonly language: Language;
  readonly reader?: Reader;
}

/** The plan of the day under a title. What does not fit into it is for those who plan. Null without entries. */
export function shotList(list: ListedShots | null, title: string, drawn: Drawn): Html | null {
  if (!list) return null;
  const rows = list.rows.flatMap((row) => {
    if (row.kind === 'entry') return entry(row, drawn);
    return row.tone === 'warning' ? [] : line(row, row.tone);
  });
  const content = html`<p class="shots-sum">${list.summary}</p><ol class="shots">${rows}</ol>`;
  return section('shots', title, content, 'wide');
}

const time = (words: string | undefined) =>
  words !== undefined && html`<b class="shot-time">${words}</b>`;

function entry(shot: ListedShot, { pictures, language, reader }: Drawn): Html {
  const isOwn = reader !== undefined && shot.participantIds.includes(reader.participantId);
  const picture = shot.picture && pictures.picture({ url: shot.picture, sizes: '72px' });
  const pinned =
    shot.isPinned && html` <small class="shot-pin">${shotLists(language)('pinned')}</small>`;
  const facts = [shot.number, shot.minutes].filter(Boolean).join(' · ');
  const people = shot.people.map((name, index) =>
    isOwn && shot.participantIds[index] === reader.participantId
      ? html`${index > 0 && ', '}<em>${reader.you}</em>`
      : html`${index > 0 && ', '}<bdi>${name}</bdi>`,
  );
  const things = shot.things.map((name, index) => html`${index > 0 && ', '}<bdi>${name}</bdi>`);
  const isBoth = people.length > 0 && things.length > 0;
  const linked =
    people.length + things.length > 0 && html`<small>${people}${isBoth && ' · '}${things}</small>`;
  const notes = shot.notes && html`<p class="shot-notes text" dir="auto">${shot.notes}</p>`;
  return html`<li class="shot${isOwn ? ' own' : ''}">${time(shot.time)}${picture && html`<span class="shot-picture">${picture}</span>`}<div class="shot-words"><b dir="auto">${shot.name}</b>${linked}<small class="shot-facts">${facts}${pinned}</small>${notes}</div></li>`;
}

type Tone = Exclude<ShotListLine['tone'], 'warning'>;

const icons: Readonly<Record<Tone, string | null>> = {
  golden: 'sun',
  sunset: 'sunset',
  quiet: null,
};

function line({ time: words, text }: ShotListLine, tone: Tone): Html {
  const sign = icons[tone];
  return html`<li class="shot-line ${tone}">${time(words)}<span>${sign && icon(sign)}<bdi>${text}</bdi></span></li>`;
}
