import { createHash } from 'node:crypto';
import type { GoogleMessage } from '@lensemble/contract/google';
import type { Language } from '@lensemble/messages/languages';
import { publicPages } from '@lensemble/messages/public-pages';
import { translate } from '@lensemble/messages/sentences';
import { escapeHtml } from '../../lib/html.ts';

/** Posts the message to the opener, on this origin only, and closes the window. */
const SCRIPT = `
const message = JSON.parse(document.getElementById('message').textContent);
if (window.opener) {
  window.opener.postMessage(message, location.origin);
  window.close();
}`;
const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:20vh auto;padding:0 1.5rem;text-align:center}h1{font-size:1.25rem}';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const popupHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': `default-src 'none'; script-src ${hashOf(SCRIPT)}; style-src ${hashOf(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  // After a visit to Google, any other value would separate the window from its opener.
  'cross-origin-opener-policy': 'unsafe-none',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

interface Words {
  readonly heading: string;
  readonly text: string;
  readonly link?: { readonly label: string; readonly url: string };
}

function wordsOf(message: GoogleMessage, language: Language): Words {
  const say = publicPages(language);
  const text = say('closeWindow');
  if (message.type === 'oauth-not-configured') {
    return { heading: say('googleNotSetUp'), text: `${say('askOperator')} ${text}` };
  }
  if (message.type === 'oauth-failed') {
    const sentence = say('sentence', { text: message.error.replace(/\.$/, '') });
    return { heading: say('failed'), text: `${sentence} ${text}` };
  }
  const url = message.docUrl ?? message.eventUrl;
  const label = say(message.action === 'docs' ? 'openDocument' : 'openEvent');
  const heading = say(message.action === 'docs' ? 'documentSaved' : 'eventSaved');
  return { heading, text, ...(url !== undefined && { link: { label, url } }) };
}

/** A failure in the language of its reader. */
const inLanguage = (message: GoogleMessage, language: Language): GoogleMessage =>
  message.type === 'oauth-failed'
    ? { ...message, error: translate(message.error, language) }
    : message;

/** The last page of a popup: it posts the message to the opener. Without an opener, people can read it. */
export function popupPage(from: GoogleMessage, language: Language): string {
  const message = inLanguage(from, language);
  const { heading, text, link } = wordsOf(message, language);
  const more = link
    ? `\n  <p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${language}">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="color-scheme" content="dark light">
  <title>Lensemble</title>
  <style>${STYLE}</style>
  <h1>${escapeHtml(heading)}</h1>
  <p>${escapeHtml(text)}</p>${more}
  <script type="application/json" id="message">${asData(message)}</script>
  <script>${SCRIPT}</script>
</html>
`;
}

const asData = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');
