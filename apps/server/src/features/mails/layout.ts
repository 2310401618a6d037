import type { Language } from '@lensemble/messages/languages';
import { mails } from '@lensemble/messages/mails';
import { type Html, html } from '../../lib/html.ts';
import type { Envelope, Mail } from '../../ports/mail/port.ts';
import type { Content, Line, Section, Stated, Statement } from './content.ts';

const FONT = html`font-family:'Segoe UI',Helvetica,Arial,sans-serif`;
const INK = '#1d1b26';
const QUIET = '#5f5b6e';
const ACCENT = '#8f2bd0';
const PAGE = '#f4f2f8';
const LINE = '#e3dfec';

const paragraph = (size: Html) => (text: string) =>
  html`<p style="margin:0 0 16px;${FONT};${size}">${text}</p>`;

const body = paragraph(html`font-size:16px;line-height:24px;color:${INK}`);
const note = paragraph(html`font-size:13px;line-height:20px;color:${QUIET}`);

const lines = (parts: readonly Html[]) => parts.map((part) => html`${part}\n`);

type Say = ReturnType<typeof mails>;

const buttonHtml = (say: Say, { label, url, note: hint }: NonNullable<Content['button']>) =>
  html`<p style="margin:24px 0">
<a href="${url}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${ACCENT};${FONT};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${label}</a>
</p>
${hint && note(hint)}
${note(say('orOpen'))}
<p style="margin:0;${FONT};font-size:13px;line-height:20px;word-break:break-all"><a href="${url}" style="color:${ACCENT}">${url}</a></p>`;

const teamNotes = (say: Say, { team, replyTo }: Envelope): string[] => {
  if (team === undefined) return [];
  const sent = say('sentForTeam', { team: oneLine(team) });
  return [replyTo ? `${sent} ${say('repliesGoTo', { name: oneLine(replyTo.name) })}` : sent];
};

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

const unsubscribeHtml = (say: Say, url: string) =>
  html`<p style="margin:0 0 16px;${FONT};font-size:13px;line-height:20px"><a href="${url}" style="color:${QUIET}">${say('stopEmails')}</a></p>`;

const sectionHtml = (section: Section) =>
  html`<h2 style="margin:24px 0 8px;padding:16px 0 0;border-top:1px solid ${LINE};${FONT};font-size:13px;line-height:20px;font-weight:700;color:${QUIET}">${section.heading}</h2>
${lines(section.lines.map(lineHtml))}`;

function lineHtml({ text, detail, url, isStrong }: Line): Html {
  const said = url ? html`<a href="${url}" style="color:${ACCENT}">${text}</a>` : text;
  const more =
    detail &&
    html`<br><span style="font-size:14px;font-weight:400;line-height:20px;color:${QUIET}">${detail}</span>`;
  const letters = isStrong ? 'font-size:18px;font-weight:700' : 'font-size:16px';
  return html`<p style="margin:0 0 8px;${FONT};${letters};line-height:24px;color:${INK};white-space:pre-line;word-break:break-word">${said}${more}</p>`;
}

const struck = (was: string) =>
  html`<span style="font-size:16px;font-weight:400;color:${QUIET}"><s>${was}</s> →</span> `;

const statedHtml = ({ text, was }: Stated) => html`${was !== undefined && struck(was)}${text}`;

const statementText = { true: html`font-weight:700;color:${INK}`, false: html`color:${QUIET}` };

function statementHtml({ quote, label, value, lines: all }: Statement): Html {
  const line = ({ isStrong = false, ...stated }: Statement['lines'][number]) =>
    html`<p style="margin:0;${FONT};font-size:16px;line-height:24px;${statementText[`${isStrong}`]};word-break:break-word">${statedHtml(stated)}</p>`;
  return html`${quote && quoteHtml(quote)}
<div style="margin:24px 0 0;padding:24px 0 0;border-top:1px solid ${LINE}">
<p style="margin:0;${FONT};font-size:16px;line-height:24px;color:${INK}">${label}</p>
<p style="margin:0 0 4px;${FONT};font-size:40px;line-height:48px;font-weight:700;color:${INK};word-break:break-word">${statedHtml(value)}</p>
${lines(all.map(line))}
</div>`;
}

const quoteHtml = ({ text, by }: NonNullable<Statement['quote']>) =>
  html`<p style="margin:0;${FONT};font-size:16px;line-height:24px;color:${INK};white-space:pre-line;word-break:break-word">${text}<br><span style="color:${QUIET}">${by}</span></p>`;

/** Uses tables and inline styles, which all mail programs support, and loads no external resources. */
function htmlOf(content: Content, envelope: Envelope, language: Language): Html {
  const say = mails(language);
  const {
    subject,
    heading,
    paragraphs,
    statement,
    sections = [],
    button,
    more = [],
    notes,
  } = content;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:${PAGE}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAGE}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 0 16px;${FONT};font-size:18px;font-weight:700;color:${ACCENT}">Lensemble</td></tr>
<tr><td style="padding:32px;background:#ffffff;border:1px solid ${LINE};border-radius:12px">
<h1 style="margin:0 0 16px;${FONT};font-size:24px;line-height:32px;color:${INK};word-break:break-word">${heading}</h1>
${lines(paragraphs.map(body))}
${statement && statementHtml(statement)}
${lines(sections.map(sectionHtml))}
${button && buttonHtml(say, button)}
${lines(more.map(sectionHtml))}
</td></tr>
<tr><td style="padding:24px 8px 0">
${lines([...notes, ...teamNotes(say, envelope)].map(note))}
${envelope.unsubscribeUrl && unsubscribeHtml(say, envelope.unsubscribeUrl)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function textOf(content: Content, envelope: Envelope, language: Language): string {
  const say = mails(language);
  const { heading, paragraphs, statement, sections = [], button, more = [], notes } = content;
  const linkText = (label: string, url: string) => `${say('linkLabel', { label })}\n${url}`;
  const link = button ? [linkText(button.label, button.url)] : [];
  const hint = button?.note ? [button.note] : [];
  const said = statement ? statementLines(statement) : [];
  const lists = [...said, ...sections.map(sectionText), ...link, ...hint, ...more.map(sectionText)];
  const parts = [heading, ...paragraphs, ...lists, '-- \nLensemble'];
  const { unsubscribeUrl: url } = envelope;
  const stop = url ? [linkText(say('stopEmails'), url)] : [];
  return `${[...parts, ...notes, ...teamNotes(say, envelope), ...stop].join('\n\n')}\n`;
}

function statementLines({ quote, label, value, lines }: Statement): string[] {
  const said = [label, ...[value, ...lines].map(statedText)].join('\n');
  return quote ? [`${quote.text}\n${quote.by}`, said] : [said];
}

const statedText = ({ text, was }: Stated) => (was === undefined ? text : `${was} → ${text}`);

const sectionText = ({ heading, lines }: Section) =>
  [heading.toUpperCase(), ...lines.map(lineText)].join('\n');

const lineText = ({ text, detail, url }: Line) =>
  [text, ...(detail ? [detail] : []), ...(url ? [url] : [])].join('\n  ');

export const layOut = (
  content: Content,
  envelope: Envelope,
  language: Language,
): Pick<Mail, 'subject' | 'text' | 'html'> => ({
  subject: content.subject,
  text: textOf(content, envelope, language),
  html: htmlOf(content, envelope, language).text,
});
