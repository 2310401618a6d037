import { expect, test } from './support/fixtures.ts';
import { planShoot, signUp } from './support/people.ts';
import { told } from './support/screens.ts';

test('a convention has meeting points and walks, and its timetable names too short a gap', async ({
  page,
}) => {
  await signUp(page);
  const day = { status: 'planning', date: '2126-12-05' } as const;
  const { id: first } = await planShoot(page, { ...day, title: 'The Archivist', time: '10:30' });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const data = { participants: [{ name: 'Yuki', role: 'Model' }] };
  await page.request.patch(`/api/shoots/${first}/resources`, { headers, data });

  await page.goto('/');
  await page.keyboard.press('g');
  await page.keyboard.press('v');
  await page.getByRole('button', { name: 'Add a convention' }).click();
  const form = page.getByRole('dialog', { name: 'Add Convention' });
  await form.getByLabel('Name', { exact: true }).fill('Lumen Con');
  await form.getByLabel('First day').fill('2126-12-04');
  await form.getByLabel('Last day').fill('2126-12-06');
  for (const [letter, name] of [
    ['A', 'Hall 4'],
    ['B', 'Roof'],
  ] as const) {
    await form.getByRole('button', { name: 'Add meeting point' }).click();
    await form.getByLabel(`Name of meeting point ${letter}`).fill(name);
  }
  await form.getByLabel('Minutes from A · Hall 4 to B · Roof').fill('20');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(told(page, 'Convention saved')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lumen Con' })).toBeVisible();

  await page.goto(`/shoots/${first}`);
  await page.getByRole('combobox', { name: 'Convention', exact: true }).click();
  await page.getByRole('option', { name: 'Lumen Con' }).click();
  await page.getByRole('combobox', { name: 'Meeting point' }).click();
  await page.getByRole('option', { name: 'A · Hall 4' }).click();
  await page.keyboard.press('Control+s');

  const [convention] = await (await page.request.get('/api/conventions')).json();
  const [hall, roof] = convention.meetingPoints;
  const stored = async () => (await page.request.get(`/api/shoots/${first}`)).json();
  await expect.poll(async () => (await stored()).meetingPointId).toBe(hall.id);
  const { id: second } = await planShoot(page, { ...day, title: 'Kitsune', time: '11:45' });
  const join = { conventionId: convention.id, meetingPointId: roof.id };
  await page.request.patch(`/api/shoots/${second}`, { headers, data: join });
  await page.request.patch(`/api/shoots/${second}/resources`, { headers, data });
  await page.goto(`/conventions/${convention.id}`);
  await page.getByRole('radio', { name: /Dec 5/ }).check();
  const trouble = page.getByRole('region', { name: 'Needs attention' });
  await expect(trouble).toContainText('Tight: 20m walk, 15m until the next');
  await page.getByRole('link', { name: 'Plan a Shoot Here' }).click();
  await expect(page.getByRole('combobox', { name: 'Convention', exact: true })).toContainText(
    'Lumen Con',
  );
});
