import { type Html, html } from '../../lib/html.ts';
import type { Filling } from '../../pages/frame.ts';

const page = (title: string, body: Html): Filling => ({
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
export const unsubscribePage = (team: string, isUnsubscribed: boolean): Filling =>
  isUnsubscribed
    ? page(
        'You get no more emails',
        html`<p>The team “${team}” cannot send you emails about its shoots any more. It sees that you do not want them.</p>
${form('subscribe', 'Get emails again')}`,
      )
    : page(
        `Stop emails of ${team}?`,
        html`<p>You will get no more reminders, changes and cancellations of the shoots of this team.</p>
${form('unsubscribe', 'Stop emails')}`,
      );

export const deadLinkPage = page(
  'This link is not valid',
  html`<p>The team does not exist any more, or the link is incomplete. Copy the whole link from the email.</p>`,
);
