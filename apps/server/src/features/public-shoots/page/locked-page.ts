import { PASSWORD_MAX } from '@lensemble/contract/constants';
import type { Language } from '@lensemble/messages/languages';
import { publicPages } from '@lensemble/messages/public-pages';
import { type Html, html } from '../../../lib/html.ts';

export const lockedHead = (language: Language) =>
  html`<title>${publicPages(language)('needsPassword')} · Lensemble</title>`;

/** Asks for the password of a link. It tells nothing about the shoot, and works without scripts. */
export function lockedPage(language: Language, { isWrong }: { readonly isWrong: boolean }): Html {
  const say = publicPages(language);
  const wrong = html`<p id="wrong" class="wrong" role="alert">${say('wrongPassword')}</p>`;
  const described = isWrong && html` aria-invalid="true" aria-describedby="wrong"`;
  return html`<main class="missing"><div><h1 class="title">${say('needsPassword')}</h1>
<p>${say('askTeam')}</p>
<form method="post" class="unlock"><label for="password">${say('password')}</label>
<input id="password" name="password" type="password" required autofocus autocomplete="off" maxlength="${PASSWORD_MAX}"${described}>
${isWrong && wrong}<button class="button">${say('open')}</button></form></div></main>`;
}
