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
  team: string | undefined,
  isUnsubscribed: boolean,
): Filling {
  const say = publicPages(language);
  if (isUnsubscribed) {
    const told = team === undefined ? say('notificationsStopped') : say('stoppedText', { team });
    return page(
      language,
      say('stoppedTitle'),
      html`<p>${told}</p>
${form('subscribe', say('getAgain'))}`,
    );
  }
  const [title, text] =
    team === undefined
      ? [say('notificationsStopTitle'), say('notificationsStopText')]
      : [say('stopTitle', { team }), say('stopText')];
  return page(
    language,
    title,
    html`<p>${text}</p>
${form('unsubscribe', say('stop'))}`,
  );
}

export function deadLinkPage(language: Language): Filling {
  const say = publicPages(language);
  return page(language, say('deadLinkTitle'), html`<p>${say('deadLinkText')}</p>`);
}
