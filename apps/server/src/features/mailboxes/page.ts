import { type Html, html } from '../../lib/html.ts';

const page = (title: string, body: Html) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Lensemble</title>
<style>body{max-width:32rem;margin:15vh auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}h1{font-size:1.5rem;line-height:1.25;overflow-wrap:anywhere}button{min-height:2.75rem;padding:0 1rem;font:inherit}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;

const form = (wish: string, label: string) => html`<form method="post">
<button name="wish" value="${wish}">${label}</button>
</form>`;

/** The page that a link in a mail opens. Opening it changes nothing. */
export function unsubscribePage(team: string, isUnsubscribed: boolean): string {
  const parts = isUnsubscribed
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
  return parts.text;
}

export const deadLinkPage = page(
  'This link is not valid',
  html`<p>The team does not exist any more, or the link is incomplete. Copy the whole link from the email.</p>`,
).text;
