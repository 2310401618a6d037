import type { Page } from '@playwright/test';
import { addItem, planShoot } from './people.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
/** Too far in the future for a weather forecast. */
const day = '2048-12-21';
const plan = { status: 'planning', date: day, timeZone: 'UTC', durationMinutes: 120 } as const;

interface Linked {
  readonly participants?: readonly object[];
  readonly equipment?: readonly { equipmentId: string; quantity: number }[];
  readonly costumeIds?: readonly string[];
  readonly propIds?: readonly string[];
}

/** Plans a shoot on December 21 with items. @returns its id */
export async function planWith(
  page: Page,
  shoot: { title: string; time: string },
  linked: Linked,
): Promise<string> {
  const { id } = await planShoot(page, { ...plan, ...shoot });
  const answer = await page.request.patch(`/api/shoots/${id}/resources`, { data: linked, headers });
  if (!answer.ok()) throw new Error(await answer.text());
  return id;
}

/** Plans two shoots at the same time, which share a costume and a lamp, and a model who is away. @returns the id of one */
export async function planConflict(page: Page): Promise<string> {
  const { id: dana } = await addItem(page, 'personnel', { name: 'Dana', role: 'Model' });
  const { id: nimue } = await addItem(page, 'costumes', { characterName: 'Nimue' });
  const { id: lamp } = await addItem(page, 'equipment', {
    name: 'Lamp',
    category: 'Lighting',
    quantity: 2,
  });
  const { id: mirror } = await addItem(page, 'props', { name: 'Mirror' });
  const days = { firstDay: '2048-12-20', lastDay: '2048-12-23' };
  await page.request.post(`/api/personnel/${dana}/away`, { data: days, headers });
  const shared = { costumeIds: [nimue], equipment: [{ equipmentId: lamp, quantity: 2 }] };
  await planWith(page, { title: 'Night Parade', time: '14:00' }, { ...shared, propIds: [mirror] });
  const participants = [{ personnelId: dana, role: 'Model' }];
  return planWith(page, { title: 'Selkie', time: '15:00' }, { ...shared, participants });
}
