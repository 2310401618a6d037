import { PACKING_NOTE_MAX } from '@lensemble/contract/constants';
import type { PackedPart } from '@lensemble/contract/packing';
import type { PackingEntry } from '@lensemble/contract/packing-list';
import { isSameMark, isSamePart } from '@lensemble/contract/packing-records';
import { calls } from '@lensemble/messages/calls';
import type { Language } from '@lensemble/messages/languages';
import { translate } from '@lensemble/messages/sentences';
import { type Html, html } from '../../../lib/html.ts';
import type { CalledView } from '../view.ts';
import { icon } from './icon.ts';

type Named = Pick<PackingEntry, 'kind' | 'id'>;

/** What a form is about: an entry, or a part of a kit. */
export function namedFields({ kind, id }: Named, part: PackedPart | null): Html {
  const ofKit =
    part &&
    ('line' in part
      ? html`<input type="hidden" name="line" value="${part.line}">`
      : html`<input type="hidden" name="equipmentId" value="${part.equipmentId}">`);
  return html`<input type="hidden" name="kind" value="${kind}"><input type="hidden" name="id" value="${id}">${ofKit}`;
}

interface Noted {
  readonly name: string;
  readonly note: string | null;
  readonly part: PackedPart | null;
}

/** A refused note on what the reader no longer brings, so that its text is not lost. */
export function lostNote(
  { packing, triedPackingNote: tried }: CalledView,
  language: Language,
): Html | null {
  if (!tried) return null;
  const { kind, id, part, text, error } = tried;
  const entry = packing.find((each) => each.kind === kind && each.id === id);
  const isShown = part ? entry?.parts.some((each) => isSamePart(each.part, part)) : entry;
  if (isShown) return null;
  return html`<div id="packing-error" class="packing-lost" role="alert"><p class="wrong">${translate(error, language)}</p>${text !== '' && html`<q dir="auto">${text}</q>`}</div>`;
}

/** A note on something, folded until it was refused. Empty text removes it. */
export function noteForm(
  { path, triedPackingNote: all }: CalledView,
  { kind, id }: Named,
  { name: title, note, part }: Noted,
  language: Language,
): Html {
  const say = calls(language);
  const tried = all && isSameMark(all, { kind, id, part }) ? all : undefined;
  const wrong = tried && html` aria-invalid="true" aria-describedby="packing-error"`;
  const error =
    tried &&
    html`<p id="packing-error" class="wrong" role="alert">${translate(tried.error, language)}</p>`;
  const label = say('packingNote', { title });
  return html`<details class="packing-note"${tried && html` open`}><summary class="packing-pencil" aria-label="${label}" title="${label}">${icon('note')}</summary><form method="post" action="${path}/packing/note#packing-error" class="packing-note-form">${namedFields({ kind, id }, part)}<input type="hidden" name="before" value="${note}"><input name="note" class="packing-note-text" aria-label="${label}" value="${tried?.text ?? note}" maxlength="${PACKING_NOTE_MAX}" placeholder="${say('packingNoteExample')}" autocomplete="off" dir="auto"${wrong}><button class="button">${say('saveNote')}</button>${error}</form></details>`;
}
