import type { Language } from '@lensemble/messages/languages';
import { publicPages } from '@lensemble/messages/public-pages';
import { type Html, html } from '../../lib/html.ts';
import type { Filling } from '../../pages/frame.ts';

const page = (language: Language, title: string, body: Html): Filling => ({
  language,
  head: html`<title>${title} · Lensemble</title>`,
  page: html`<main class="missing"><div><h1 class="title">${title}</h1>
${body}</div></main>`,
  style: '',
  hasForm: true,
});

const form = (wish: string, label: string) => html`<form method="post">
<button class="button" name="wish" value="${wish}">${label}</button>
</form>`;

/** The page that a link in a mail opens. Opening it changes nothing. */
export function unsubscribePage(
  language: Language,
  team: string,
  isUnsubscribed: boolean,
): Filling {
  const say = publicPages(language);
  return isUnsubscribed
    ? page(
        language,
        say('stoppedTitle'),
        html`<p>${say('stoppedText', { team })}</p>
${form('subscribe', say('getAgain'))}`,
      )
    : page(
        language,
        say('stopTitle', { team }),
        html`<p>${say('stopText')}</p>
${form('unsubscribe', say('stop'))}`,
      );
}

export function deadLinkPage(language: Language): Filling {
  const say = publicPages(language);
  return page(language, say('deadLinkTitle'), html`<p>${say('deadLinkText')}</p>`);
}
