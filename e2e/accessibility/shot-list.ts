import { randomUUID } from 'node:crypto';
import { addItem, planShoot } from '../support/people.ts';
import { addReferences } from '../support/shoot-references.ts';
import { TOKYO } from './plans.ts';
import { closeTop, dialog, headers, type State } from './state.ts';

const UNBROKEN = 'Wolpertingerundwaldgeisterzusammenkunft'.repeat(3);

/** A full day with people, of whom one is called too early, a pin that comes too early, free time and the light. */
const entries = (participantId: string, lateId: string) => [
  { kind: 'makeup', minutes: 40, participantIds: [participantId] },
  { title: UNBROKEN, pin: '15:20', notes: UNBROKEN, participantIds: [participantId] },
  { pin: '16:00', minutes: 90, participantIds: [lateId] },
];

/** The shot list of a shoot. */
export const shotList: readonly State[] = [
  {
    name: 'a shot list',
    onPhone: 'too',
    reach: async ({ page }) => {
      const { id: locationId } = await addItem(page, 'locations', TOKYO);
      const { id } = await planShoot(page, {
        ...{ title: 'Foxfire', status: 'planning', date: '2048-11-22', time: '15:00' },
        ...{ timeZone: 'Asia/Tokyo', durationMinutes: 60, locationId },
      });
      const participants = [{ name: UNBROKEN }, { name: `${UNBROKEN} 2` }];
      const crew = await page.request.patch(`/api/shoots/${id}/resources`, {
        headers,
        data: { participants },
      });
      const [first, second] = (await crew.json()).participants;
      const operations = entries(first.id, second.id).map((fields) => ({
        ...{ id: randomUUID(), kind: 'addShot', target: randomUUID(), fields },
        ...{ base: {}, at: new Date().toISOString() },
      }));
      await page.request.post(`/api/shoots/${id}/operations`, { headers, data: { operations } });
      await page.goto(`/shoots/${id}`);
    },
    shows: (page) => page.getByRole('button', { name: 'Set 1 call time' }),
  },
  {
    name: 'the menu of a shot',
    renders: 'features/shoots/editor/shot-list/shot-menu.tsx',
    reach: ({ page }) => page.getByRole('button', { name: 'More for Shot 2' }).click(),
    shows: (page) => page.getByRole('menuitem', { name: 'Move up' }),
  },
  {
    name: 'a shot to edit',
    onPhone: 'too',
    renders: 'features/shoots/editor/shot-list/dialog/shot-dialog.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await stage.page.getByRole('button', { name: 'Edit Shot 2' }).click();
      await dialog(stage.page).getByLabel('Minutes').fill('0');
    },
    shows: (page) => page.getByText('Please enter 1 to 720 minutes'),
  },
  {
    name: 'which references become shots',
    onPhone: 'too',
    renders: 'features/shoots/editor/shot-list/dialog/references-dialog.tsx',
    reach: async (stage) => {
      const { page } = stage;
      await closeTop(stage);
      await addReferences(page, new URL(page.url()).pathname.split('/')[2] ?? '', 2);
      await page.reload();
      await page.getByRole('button', { name: 'From 2 references' }).click();
      await dialog(page).getByRole('button', { name: 'Reference 1' }).click();
    },
    shows: (page) => page.getByText('1 chosen, adds 15 min'),
  },
];
