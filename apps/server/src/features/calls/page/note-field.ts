import { CALL_NOTE_MAX } from '@lensemble/contract/constants';
import { calls } from '@lensemble/messages/calls';
import type { Language } from '@lensemble/messages/languages';
import { translate } from '@lensemble/messages/sentences';
import { type Html, html } from '../../../lib/html.ts';
import type { TriedNote } from '../view.ts';

interface Field {
  readonly team: string;
  readonly stored: string | null;
  readonly tried: TriedNote | undefined;
  /** The words of the button. */
  readonly button: string;
  readonly example?: string;
}

/** The id of the field. */
export const NOTE = 'note';

/** A note for the team, with its button. A page has at most one. */
export function noteField(
  { team, stored, tried, button, example }: Field,
  language: Language,
): Html {
  const say = calls(language);
  const wrong = tried && html` aria-invalid="true" aria-describedby="note-error"`;
  const error =
    tried &&
    html`<p id="note-error" class="wrong" role="alert">${translate(tried.error, language)}</p>`;
  const isSaved = !tried && Boolean(stored);
  const saved = isSaved && html`<span class="saved" data-saved>${say('saved')}</span>`;
  const placeholder = example && html` placeholder="${example}"`;
  return html`<label for="${NOTE}">${say('note', { team })} <span>${say('optional')}</span></label>${saved}
<textarea id="${NOTE}" name="note" rows="2" maxlength="${CALL_NOTE_MAX}" dir="auto"${placeholder}${wrong}>
${tried?.text ?? stored}</textarea><button class="button">${button}</button>${error}`;
}
