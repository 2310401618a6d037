import type { CallReply } from '@lensemble/contract/call-reply';
import type { Page } from '@playwright/test';

interface Participant {
  readonly participantId: string;
  readonly state: string;
  readonly openedAt: string | null;
}

/** What the team knows of the participants of a shoot, in their order. */
export async function callsOf(page: Page, shootId: string): Promise<Participant[]> {
  return (await page.request.get(`/api/shoots/${shootId}/calls`)).json();
}

/** The address of the personal page of a participant, the first one by default. */
export async function personalLink(page: Page, shootId: string, position = 0): Promise<string> {
  const id = (await callsOf(page, shootId))[position]?.participantId;
  const answer = await page.request.get(`/api/shoots/${shootId}/calls/${id}/link`);
  if (!answer.ok()) throw new Error(`The link of ${id}: ${answer.status()}`);
  return (await answer.json()).url;
}

/** Answers on a personal page, as its form does. */
export async function answerAt(page: Page, url: string, reply: CallReply): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const form = { answer: reply.answer ?? '', note: reply.note ?? '' };
  const answer = await page.request.post(url, { headers, form });
  if (!answer.ok()) throw new Error(`The answer was refused: ${answer.status()}`);
}
