import { PASSWORD_MAX } from '@lensemble/contract/constants';
import { LINK_LOCKED_MESSAGE, LINK_PASSWORD_MESSAGE } from '@lensemble/contract/share-links';
import { type Html, html } from '../../../lib/html.ts';

export const lockedHead = html`<title>${LINK_LOCKED_MESSAGE} · Lensemble</title>`;

/** Asks for the password of a link. It tells nothing about the shoot, and works without scripts. */
export function lockedPage({ isWrong }: { readonly isWrong: boolean }): Html {
  const wrong = html`<p id="wrong" class="wrong" role="alert">${LINK_PASSWORD_MESSAGE}</p>`;
  const described = isWrong && html` aria-invalid="true" aria-describedby="wrong"`;
  return html`<main class="missing"><div><h1 class="title">${LINK_LOCKED_MESSAGE}</h1>
<p>The team that shared it can tell you the password.</p>
<form method="post" class="unlock"><label for="password">Password</label>
<input id="password" name="password" type="password" required autofocus autocomplete="off" maxlength="${PASSWORD_MAX}"${described}>
${isWrong && wrong}<button class="button">Open</button></form></div></main>`;
}
