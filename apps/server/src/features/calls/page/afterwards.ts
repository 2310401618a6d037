import { consentPages } from '@lensemble/messages/consent-pages';
import type { Language } from '@lensemble/messages/languages';
import { type Html, html } from '../../../lib/html.ts';
import type { CalledView } from '../view.ts';
import { comingOn } from './words.ts';

/** The link to the gallery of a completed shoot. */
export function gallery({ gallery: found, firstName, now }: CalledView, language: Language) {
  if (!found) return null;
  const say = consentPages(language);
  const { url, readyOn, password } = found;
  const date = comingOn(readyOn, now, language);
  const about = [
    say('galleryThanks', { name: firstName }),
    ...(date === undefined ? [] : [say('galleryReady', { date })]),
    ...(password === null ? [] : [say('galleryPassword', { password })]),
  ];
  return html`<section class="afterwards" id="gallery" tabindex="-1" aria-labelledby="gallery-title"><h2 id="gallery-title">${say(date === undefined ? 'galleryTitle' : 'galleryComing')}</h2><p dir="auto">${about.join(' ')}</p><a class="button primary" href="${url}" rel="noreferrer" target="_blank">${say('openGallery')}</a></section>`;
}

/** The way to the consent page, if the team asks for consent or the reader has signed. */
export function consent(
  { consent: state, called, path }: CalledView,
  language: Language,
): Html | null {
  if (state === 'none') return null;
  const say = consentPages(language);
  const about = state === 'signed' ? say('seeSigned') : say('askAbout', { team: called.team });
  const action = state === 'signed' ? say('signed') : say('ask');
  return html`<section class="afterwards" id="consent" aria-labelledby="consent-title"><h2 id="consent-title">${say('title')}</h2><p>${about}</p><a class="button" href="${path}/consent">${action}</a></section>`;
}
