import type { PackedPart } from '@lensemble/contract/packing';
import {
  type Counted,
  checkedCount,
  isChecked,
  isPartly,
  type PackingEntry,
  type PackingMode,
  unitsOf,
} from '@lensemble/contract/packing-list';
import { calls } from '@lensemble/messages/calls';
import type { Language } from '@lensemble/messages/languages';
import { type Html, html } from '../../../lib/html.ts';
import type { CalledView } from '../view.ts';
import { hasNote } from './ask.ts';
import { NEW_COMMENT } from './comments.ts';
import { icon } from './icon.ts';
import { NOTE } from './note-field.ts';
import { lostNote, namedFields, noteForm } from './packing-note.ts';

/** What the reader brings, to be checked off, and what others bring. Once the shoot is over, it is packed back. */
export function packing(view: CalledView, language: Language): Html | null {
  const { packing: entries, packedByEverybody, isOver } = view;
  const everybodys = isOver ? [] : packedByEverybody;
  const lost = lostNote(view, language);
  if (entries.length + everybodys.length === 0 && !lost) return null;
  return html`<section id="packing" tabindex="-1" aria-labelledby="packing-title"><h2 id="packing-title">${calls(language)('myPacking')}</h2>${lost}
${entries.length > 0 && own(view, language)}${forEverybody(everybodys, language)}${isOver || entries.length === 0 ? null : others(view, language)}${missing(view, language)}</section>`;
}

/** The way to the field in which the reader can write to the team, where the page has one. */
function missing(view: CalledView, language: Language): Html | null {
  const field = fieldOf(view);
  if (view.isOver || field === null) return null;
  const words = calls(language)('packingMissing', { team: view.called.team });
  return html`<p><a class="packing-missing" href="#${field}">${words}</a></p>`;
}

function fieldOf(view: CalledView): string | null {
  if (view.comments) return NEW_COMMENT;
  return view.asked || hasNote(view) ? NOTE : null;
}

function own(view: CalledView, language: Language): Html {
  const { path, packing: entries, isOver, shoot } = view;
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
    view,
    language,
    faceOf: (url: string | null) => isPictured && face(url, shoot.pictures),
  };
  const items = entries.map((entry) => html`<li class="packing-item">${item(entry, context)}</li>`);
  return html`<ul class="packing">${items}</ul><p class="packing-count">${words}</p>`;
}

function forEverybody(lines: readonly PackingEntry[], language: Language): Html | null {
  if (lines.length === 0) return null;
  const items = lines.map(
    ({ name, note }) =>
      html`<li class="packing-other"><span dir="auto">${name}</span>${note !== null && html`<small class="packing-who" dir="auto">${note}</small>`}</li>`,
  );
  return html`<h3 class="packing-title" id="packing-everybody">${calls(language)('forEverybody')}</h3><ul class="packing-others" aria-labelledby="packing-everybody">${items}</ul>`;
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
  readonly view: CalledView;
  readonly language: Language;
  faceOf(url: string | null): Html | false;
}

function item(entry: PackingEntry, context: Context): Html {
  const { name, imageUrl, parts } = entry;
  if (parts.length === 0) return checkBox(entry, entry, null, context);
  const done = `${checkedCount(parts, context.mode)} / ${parts.length}`;
  const items = parts.map(
    (part) => html`<li class="packing-item">${checkBox(entry, part, part.part, context)}</li>`,
  );
  return html`<div class="packing-row"><div class="packing-kit packing-main">${context.faceOf(imageUrl)}<span class="packing-name">${name}${said(entry, context)}</span><small>${done}</small></div>${noteForm(context.view, entry, { ...entry, part: null }, context.language)}</div><ul class="packing-parts">${items}</ul>`;
}

/** A form with one button, so that it works without scripts. */
function checkBox(
  entry: PackingEntry,
  shown: Counted,
  part: PackedPart | null,
  context: Context,
): Html {
  const { mode, action, faceOf, view, language } = context;
  const { name, quantity, storagePlace, imageUrl } = shown;
  const field = mode === 'pack' ? 'packed' : 'back';
  const isDone = isChecked(shown, mode);
  const place = storagePlace && html`<small>${storagePlace}</small>`;
  return html`<div class="packing-row"><form method="post" action="${action}" class="packing-main">${namedFields(entry, part)}<button class="packing-box" name="${field}" value="${isDone ? 'no' : 'yes'}" aria-pressed="${isDone ? 'true' : 'false'}"><span class="packing-tick">${icon('yes')}</span>${faceOf(imageUrl)}<span>${name}${times(quantity)}${place}${said(shown, context)}</span></button></form>${noteForm(view, entry, { ...shown, part }, language)}</div>`;
}

/** How much of it is done where that is only a part, and the note. */
function said(shown: Counted, { mode, language }: Context): Html | null {
  const say = calls(language);
  const { note, isNoteOwn, quantity } = shown;
  const words = { count: `${unitsOf(shown, mode)}`, total: `${quantity}` };
  const partly = mode === 'pack' ? say('packed', words) : say('packedBack', words);
  const written = note !== null && (isNoteOwn ? say('youSaid', { note }) : note);
  const texts = [isPartly(shown, mode) && partly, written].filter(Boolean);
  if (texts.length === 0) return null;
  return html`<small class="packing-said${isChecked(shown, mode) ? '' : ' open'}" dir="auto">${texts.join(' · ')}</small>`;
}
