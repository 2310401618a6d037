import { expect, type Page } from '@playwright/test';
import { answerAt, personalLink } from '../support/calls.ts';
import { addItem, planShoot } from '../support/people.ts';
import { addReferences } from '../support/shoot-references.ts';
import { headers } from './state.ts';

const LONG = 'Wolpertinger-und-Waldgeister-Zusammenkunft '.repeat(4).trim();
const UNBROKEN = 'x'.repeat(300);

const shoots = [
  { title: 'Kitsune no Yomeiri', status: 'idea' },
  {
    title: LONG,
    status: 'planning',
    date: '2048-11-28',
    time: '16:00',
    description: LONG.repeat(5),
  },
  { title: 'مملكة الرمال 砂の王国', status: 'ready to shoot', date: '2026-11-21', time: '09:00' },
  { title: 'Selkie at Spring Tide', status: 'completed', date: '2026-11-14', time: '20:30' },
  { title: UNBROKEN.slice(0, 200), status: 'planning', date: '2048-12-05', description: UNBROKEN },
] as const;

/** Plans shoots that are hard to lay out. @returns the id of the last one */
export async function planHardOnes(page: Page): Promise<string> {
  let id = '';
  for (const shoot of shoots) ({ id } = await planShoot(page, shoot));
  return id;
}

export const TOKYO = {
  name: 'Hamarikyu Gardens',
  address: '1-1 Hamarikyuteien, Chuo City, Tokyo',
  placeId: 'geo:35.659700,139.763500',
  latitude: 35.6597,
  longitude: 139.7635,
};

/** Too far in the future for a weather forecast. */
export const FAR_AWAY = '2048-12-21';

/** Plans a shoot with data in every section. @returns its id */
export async function planRichly(page: Page): Promise<string> {
  const { id: locationId } = await addItem(page, 'locations', TOKYO);
  const lamp = { name: 'Lamp', category: 'Lighting', quantity: 2 };
  const { id: equipmentId } = await addItem(page, 'equipment', lamp);
  const { id: propId } = await addItem(page, 'props', { name: 'Excalibur, foam' });
  const costumeIds: string[] = [];
  for (const characterName of ['Morgan', 'Nimue', '撮影'.repeat(40)])
    costumeIds.push(
      (await addItem(page, 'costumes', { characterName, todos: ['Hem', 'x'.repeat(200)] })).id,
    );
  const barn = { name: 'B'.repeat(120), address: TOKYO.address };
  const { id: secondLocationId } = await addItem(page, 'locations', barn);
  const plan = { status: 'planning', locationId, secondLocationId } as const;
  for (let month = 1; month <= 6; month += 1)
    await planShoot(page, { ...plan, title: `Herons ${month}`, date: `2048-0${month}-01` });
  const { id } = await planShoot(page, {
    ...{ ...plan, title: 'Cranes', date: FAR_AWAY, time: '15:30', durationMinutes: 120 },
    ...{ timeZone: 'Asia/Tokyo', reminderTime: `${FAR_AWAY}T05:30:00Z` },
    instagramLinks: ['https://www.instagram.com/p/Post1/', 'https://www.instagram.com/mira.lens/'],
  });
  const crew = { name: 'Mira', phone: '+39 055 1234567' };
  const { id: personnelId } = await addItem(page, 'personnel', crew);
  const participants = [
    { name: 'Dana', role: 'Model', email: 'dana@example.org', costumeIds: [costumeIds[0]] },
    { name: 'Noah' },
    { personnelId, dayContact: 'phone' },
    { name: 'A'.repeat(120), role: 'Smoke wrangler' },
  ];
  const equipment = [{ equipmentId, quantity: 5 }];
  const data = { costumeIds, equipment, propIds: [propId], participants };
  const linked = await page.request.patch(`/api/shoots/${id}/resources`, { headers, data });
  expect(linked.ok(), await linked.text()).toBe(true);
  for (const [index, answer] of (['yes', 'maybe', 'no'] as const).entries())
    await answerAt(page, await personalLink(page, id, index), { answer, note: 'Train at 12:50' });
  const [first] = await addReferences(page, id, 24);
  const notes = { notes: 'Rim from both sides' };
  await page.request.patch(`/api/references/${first}`, { headers, data: notes });
  return id;
}
