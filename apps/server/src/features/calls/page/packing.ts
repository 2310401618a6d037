import type { PackedPart } from '@lensemble/contract/packing';
import {
  checkedCount,
  type PackingEntry,
  type PackingMode,
} from '@lensemble/contract/packing-list';
import { calls } from '@lensemble/messages/calls';
import type { Language } from '@lensemble/messages/languages';
import { type Html, html } from '../../../lib/html.ts';
import type { CalledView } from '../view.ts';
import { icon } from './icon.ts';

/** What the reader brings, to be checked off, and what others bring. Once the shoot is over, it is packed back. */
export function packing(view: CalledView, language: Language): Html | null {
  const { path, packing: entries, isOver, shoot } = view;
  if (entries.length === 0) return null;
  const say = calls(language);
  const mode: PackingMode = isOver ? 'back' : 'pack';
  const count = `${checkedCount(entries, mode)}`;
  const total = `${entries.length}`;
  const words = isOver ? say('packedBack', { count, total }) : say('packed', { count, total });
  const isPictured = entries.some(({ imageUrl, parts }) =>
    [{ imageUrl }, ...parts].some((each) => each.imageUrl !== null),
  );
  const context = {
    mode,
    action: `${path}/packing`,
    faceOf: (url: string | null) => isPictured && face(url, shoot.pictures),
  };
  const items = entries.map((entry) => html`<li class="packing-item">${item(entry, context)}</li>`);
  return html`<section id="packing" tabindex="-1" aria-labelledby="packing-title"><h2 id="packing-title">${say('myPacking')}</h2>
<ul class="packing">${items}</ul><p class="packing-count">${words}</p>${isOver ? null : others(view, language)}</section>`;
}

/** Its place stays empty where other entries have a picture. */
const face = (url: string | null, pictures: CalledView['shoot']['pictures']): Html =>
  html`<span class="packing-face">${url && pictures.picture({ url, sizes: '2.75rem' })}</span>`;

function others({ packedByOthers, shoot }: CalledView, language: Language): Html | null {
  if (packedByOthers.length === 0) return null;
  const say = calls(language);
  const items = packedByOthers.map(({ name, quantity, bringerId }) => {
    const bringer = shoot.row.participants.find(({ id }) => id === bringerId)?.name;
    const who = bringer
      ? html`<small class="packing-who" dir="auto">${bringer}</small>`
      : html`<small class="packing-who open">${say('noOneYet')}</small>`;
    return html`<li class="packing-other"><span dir="auto">${name}${times(quantity)}</span>${who}</li>`;
  });
  return html`<h3 class="packing-title" id="packing-others">${say('othersBring')}</h3><ul class="packing-others" aria-labelledby="packing-others">${items}</ul>`;
}

const times = (quantity: number) => quantity > 1 && html` <small>${`${quantity}`} ×</small>`;

interface Context {
  readonly mode: PackingMode;
  readonly action: string;
  faceOf(url: string | null): Html | false;
}

type Shown = Pick<
  PackingEntry,
  'name' | 'quantity' | 'storagePlace' | 'imageUrl' | 'packedAt' | 'backAt'
>;

function item(entry: PackingEntry, context: Context): Html {
  const { name, imageUrl, parts } = entry;
  if (parts.length === 0) return checkBox(entry, entry, null, context);
  const done = `${checkedCount(parts, context.mode)} / ${parts.length}`;
  const items = parts.map(
    (part) => html`<li class="packing-item">${checkBox(entry, part, part.part, context)}</li>`,
  );
  return html`<div class="packing-kit">${context.faceOf(imageUrl)}<span class="packing-name">${name}</span><small>${done}</small></div><ul class="packing-parts">${items}</ul>`;
}

/** A form with one button, so that it works without scripts. */
function checkBox(
  { kind, id }: PackingEntry,
  { name, quantity, storagePlace, imageUrl, packedAt, backAt }: Shown,
  part: PackedPart | null,
  { mode, action, faceOf }: Context,
): Html {
  const field = mode === 'pack' ? 'packed' : 'back';
  const isChecked = (mode === 'pack' ? packedAt : backAt) !== null;
  const ofKit =
    part &&
    ('line' in part
      ? html`<input type="hidden" name="line" value="${part.line}">`
      : html`<input type="hidden" name="equipmentId" value="${part.equipmentId}">`);
  const place = storagePlace && html`<small>${storagePlace}</small>`;
  return html`<form method="post" action="${action}"><input type="hidden" name="kind" value="${kind}"><input type="hidden" name="id" value="${id}">${ofKit}<button name="${field}" value="${isChecked ? 'no' : 'yes'}" aria-pressed="${isChecked ? 'true' : 'false'}"><span class="packing-tick">${icon('yes')}</span>${faceOf(imageUrl)}<span>${name}${times(quantity)}${place}</span></button></form>`;
}
