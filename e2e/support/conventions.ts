import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { planShoot } from './people.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const DAY = '2126-12-05';

/** Adds a convention of one day by the API. */
export async function addConvention(page: Page, fields: object): Promise<{ id: string }> {
  const data = { firstDay: DAY, lastDay: DAY, ...fields };
  const answer = await page.request.post('/api/conventions', { headers, data });
  await expect(answer).toBeOK();
  return answer.json();
}

const GUEST = { name: 'Yuki', role: 'Model' };

/** Adds a convention with two shoots of one person, who has too little time for the way between them. */
export async function planConvention(
  page: Page,
  person: object = GUEST,
): Promise<{ id: string; shootIds: readonly string[] }> {
  const meetingPoints = ['Hall 4', 'Roof'].map((name) => ({ id: randomUUID(), name }));
  const [hall, roof] = meetingPoints.map(({ id }) => id);
  const walks = [{ from: hall, to: roof, minutes: 20 }];
  const made = await addConvention(page, { name: 'Lumen Con', meetingPoints, walks });
  const plans = [
    { title: 'The Archivist', time: '10:30', meetingPointId: hall },
    { title: 'Kitsune no Yomeiri', time: '11:45', meetingPointId: roof },
  ];
  const shootIds: string[] = [];
  for (const plan of plans) {
    const day = { status: 'planning', date: DAY, conventionId: made.id } as const;
    const { id } = await planShoot(page, { ...plan, ...day });
    shootIds.push(id);
    const people = { participants: [person] };
    const url = `/api/shoots/${id}/resources`;
    await expect(await page.request.patch(url, { headers, data: people })).toBeOK();
  }
  return { id: made.id, shootIds };
}
