import type { Page } from '@playwright/test';
import { inDays } from './days.ts';
import { addItem, planShoot } from './people.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

/** A shoot tomorrow with people, a costume, a prop and equipment, and a kit of the team. @returns the shoot */
export async function planPacking(
  page: Page,
  { title, people }: { title: string; people: readonly string[] },
): Promise<string> {
  const stand = await addItem(page, 'equipment', {
    ...{ name: 'Light stand', category: 'Light', quantity: 5, storagePlace: 'Shelf A3' },
  });
  const sword = await addItem(page, 'props', { name: 'Excalibur', storagePlace: 'Shelf B2' });
  const nimue = await addItem(page, 'costumes', { characterName: 'Nimue' });
  await addItem(page, 'kits', { name: 'Repair kit', lines: ['Hot glue gun', 'Spare magnets'] });
  const tomorrow = inDays(1);
  const { id } = await planShoot(page, {
    ...{ title, status: 'planning', date: tomorrow, time: '15:00' },
  });
  const data = {
    equipment: [{ equipmentId: stand.id, quantity: 3 }],
    propIds: [sword.id],
    costumeIds: [nimue.id],
    // The first one wears the costume.
    participants: people.map((name, index) => ({
      name,
      costumeIds: index === 0 ? [nimue.id] : [],
    })),
  };
  await page.request.patch(`/api/shoots/${id}/resources`, { headers, data });
  return id;
}
