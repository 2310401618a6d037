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

/** What the reader brings, to be checked off. Once the shoot is over, it is packed back. */
export function packing({ path, packing: entries, isOver }: CalledView, language: Language) {
  if (entries.length === 0) return null;
  const say = calls(language);
  const mode: PackingMode = isOver ? 'back' : 'pack';
  const count = `${checkedCount(entries, mode)}`;
  const total = `${entries.length}`;
  const words = isOver ? say('packedBack', { count, total }) : say('packed', { count, total });
  const items = entries.map(
    (entry) => html`<li class="packing-item">${item(entry, mode, `${path}/packing`)}</li>`,
  );
  return html`<section id="packing" tabindex="-1" aria-labelledby="packing-title"><h2 id="packing-title">${say('myPacking')}</h2>
<ul class="packing">${items}</ul><p class="packing-count">${words}</p></section>`;
}

type Shown = Pick<PackingEntry, 'name' | 'quantity' | 'storagePlace' | 'packedAt' | 'backAt'>;

function item(entry: PackingEntry, mode: PackingMode, action: string): Html {
  if (entry.parts.length === 0) return checkBox(entry, entry, null, mode, action);
  const done = `${checkedCount(entry.parts, mode)} / ${entry.parts.length}`;
  const parts = entry.parts.map(
    (part) => html`<li class="packing-item">${checkBox(entry, part, part.part, mode, action)}</li>`,
  );
  return html`<div class="packing-kit"><span>${entry.name}</span><small>${done}</small></div><ul class="packing-parts">${parts}</ul>`;
}

/** A form with one button, so that it works without scripts. */
function checkBox(
  { kind, id }: PackingEntry,
  { name, quantity, storagePlace, packedAt, backAt }: Shown,
  part: PackedPart | null,
  mode: PackingMode,
  action: string,
): Html {
  const field = mode === 'pack' ? 'packed' : 'back';
  const isChecked = (mode === 'pack' ? packedAt : backAt) !== null;
  const ofKit =
    part &&
    ('line' in part
      ? html`<input type="hidden" name="line" value="${part.line}">`
      : html`<input type="hidden" name="equipmentId" value="${part.equipmentId}">`);
  const times = quantity > 1 && html` <small>${`${quantity}`} ×</small>`;
  const place = storagePlace && html`<small>${storagePlace}</small>`;
  return html`<form method="post" action="${action}"><input type="hidden" name="kind" value="${kind}"><input type="hidden" name="id" value="${id}">${ofKit}<button name="${field}" value="${isChecked ? 'no' : 'yes'}" aria-pressed="${isChecked ? 'true' : 'false'}"><span class="packing-tick">${icon('yes')}</span><span>${name}${times}${place}</span></button></form>`;
}
