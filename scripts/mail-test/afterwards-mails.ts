import { USE_FIELD } from '@lensemble/contract/consent-forms';
import type { ConsentsOfShoot } from '@lensemble/contract/consents';
import type { Client } from '../kill-test/client.ts';
import { type Expected, foundIn, GUEST, type MailTo, PLANNER, TEAM, TITLES } from './expected.ts';

const USE = { id: 'b7a3f0de-6a3e-4f0c-9f7a-3d1c2b5a9e10', name: 'Портфолио', about: '' };
const WORDING = { text: '私は {shoot} の写真の使用に同意します。', uses: [USE], basedOn: 0 };

/** The export of the team is ready. */
export async function exportMail(client: Client, mailTo: MailTo, team: string): Promise<Expected> {
  const number = 2;
  await client.expect(202, 'POST', `/api/team/${team}/export`);
  await mailTo(PLANNER, number);
  const subject = `The export of ${TEAM} is ready`;
  return { to: PLANNER, number, subject, says: [`the team “${TEAM}”`] };
}

/** A participant is asked for consent, signs it and asks for a copy, and learns where the pictures are. */
export async function afterwardsMails(client: Client, mailTo: MailTo): Promise<Expected[]> {
  const [to, title] = ['afterwards@example.org', TITLES[1] ?? ''];
  const plan = { date: '2126-11-28', time: '21:15', timeZone: 'Asia/Tokyo' };
  const made = await client.expect<{ id: string }>(201, 'POST', '/api/shoots', { title, ...plan });
  const shoot = `/api/shoots/${made.id}`;
  const participants = [{ name: GUEST, email: to }];
  await client.expect(200, 'PATCH', `${shoot}/resources`, { participants });
  await client.expect(200, 'POST', '/api/consent-wording', WORDING);
  await client.expect(200, 'POST', `${shoot}/consents/ask`, {});
  const link = foundIn(await mailTo(to, 1), /(\/call\/[\w.-]+)\/consent/);
  await sign(client, link);
  const { people } = await client.expect<ConsentsOfShoot>(200, 'GET', `${shoot}/consents`);
  await submit(client, `${link}/consent/mail`, { consent: people[0]?.consent?.id ?? '' });
  await mailTo(to, 2);
  const gallery = { url: 'https://gallery.example.org/夜', readyOn: null, password: null };
  await client.expect(200, 'PATCH', `${shoot}/gallery`, { ...gallery, isTold: true });
  await client.expect(200, 'PATCH', shoot, { status: 'completed' });
  const mail = { to, team: TEAM, replyTo: PLANNER };
  return [
    { ...mail, number: 1, subject: `May we use your pictures? ${title}`, says: [title] },
    { ...mail, number: 2, subject: `What you signed: ${title}`, says: [], hasPdf: true },
    { ...mail, number: 3, subject: `The pictures are here: ${title}`, says: [TEAM, title] },
  ];
}

/** Signs with the words that the page shows. */
async function sign(client: Client, link: string): Promise<void> {
  const page = await fetch(`${client.origin}${link}/consent?sign`);
  const seen = /name="seen" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const fields = { seen, name: GUEST, answer: 'sign', [`${USE_FIELD}${USE.id}`]: 'on' };
  await submit(client, `${link}/consent`, fields);
}

/** Submits a form of a page without an account. */
async function submit({ origin }: Client, path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const response = await fetch(origin + path, { method: 'POST', headers: { origin }, body });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
}
