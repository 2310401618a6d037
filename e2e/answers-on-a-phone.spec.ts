import { callsOf } from './support/calls.ts';
import { expect, test } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { expectNoSidewaysScroll, told } from './support/screens.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

test('the team votes, takes a date, sends the call sheet and sees what is open on a phone @phone-only', async ({
  page,
}) => {
  const { email } = await signUp(page);
  const { id: personnelId } = await addItem(page, 'personnel', { name: 'Robin', email });
  const { id } = await planShoot(page, { title: 'Dune Pilgrim', status: 'idea' });
  const dana = { name: 'Dana Okafor', email: 'dana@example.org' };
  const participants = [{ personnelId }, dana, { name: 'Sam Whitlock' }];
  await page.request.patch(`/api/shoots/${id}/resources`, { headers, data: { participants } });
  const candidates = ['2126-11-14', '2126-11-15'].map((date) => ({ date, time: '15:00' }));
  await page.request.post(`/api/shoots/${id}/poll`, { headers, data: { candidates } });

  await page.goto(`/shoots/${id}`);
  const dates = page.getByRole('region', { name: 'A date together' });
  const card = (day: string) => dates.getByRole('listitem').filter({ hasText: day });
  await card('November 15').getByRole('radio', { name: 'Yes' }).tap();
  await card('November 14').getByRole('radio', { name: 'No' }).tap();
  await expect(card('November 15').getByText('Best so far')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await card('November 15')
    .getByRole('button', { name: /^Take this date/ })
    .tap();
  const taken = page.getByRole('dialog', { name: 'It’s a date' });
  await expect(taken.getByText('Nov 15')).toBeVisible();
  await taken.getByRole('button', { name: 'Send call sheet' }).tap();

  const panel = page.getByRole('dialog', { name: 'Send call sheet' });
  await expect(panel.getByRole('checkbox', { name: 'Send to Dana Okafor' })).toBeChecked();
  await expectNoSidewaysScroll(page);
  await panel.getByRole('tab', { name: 'The email' }).tap();
  await expect(panel.getByText('Dana, be there at')).toBeVisible();
  await expect(panel.getByLabel('Personal message')).toBeHidden();
  await panel.getByRole('tab', { name: 'Who' }).tap();
  await panel.getByLabel('Personal message').fill('Bring water.');
  await panel.getByRole('button', { name: 'Send to 1' }).tap();
  await expect(told(page, 'Not emailed: 1 email is in the outbox')).toBeVisible();
  const states = async () => (await callsOf(page, id)).map(({ state }) => state);
  await expect.poll(states).toEqual(['yes', 'sent', 'notSent']);

  const open = page.locator('summary').filter({ hasText: 'things open' });
  await open.tap();
  const unanswered = page.getByRole('listitem').filter({ hasText: 'Dana Okafor has not answered' });
  await expect(unanswered).toBeVisible();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'No location yet' })
    .getByRole('button', { name: 'Open location' })
    .tap();
  await expect(page.getByRole('button', { name: 'Add a location' })).toBeFocused();
  await unanswered.getByRole('button', { name: 'Nudge' }).tap();
  const question = page.getByRole('alertdialog', { name: 'Nudge 1 person?' });
  await question.getByRole('button', { name: 'Nudge 1' }).tap();
  await expect(question).toBeHidden();
  await expect(unanswered).toContainText('Dana Okafor has not answered');
  const bar = page.getByRole('navigation', { name: 'Sections of the shoot' });
  await bar.getByRole('link', { name: 'Crew 1 of 3' }).tap();
  const crew = page.getByRole('region', { name: /^Crew/ });
  await expect(crew.getByText('1 of 3 coming')).toBeInViewport();

  await page.goto('/status/planning');
  const onBoard = page.getByRole('article').filter({ hasText: 'Dune Pilgrim' });
  await expect(onBoard).toContainText('1 of 3 coming');
  await expect(onBoard).toContainText('No location yet');
});
