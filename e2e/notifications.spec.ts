import { answerAt, personalLink } from './support/calls.ts';
import { planWithIda } from './support/crew-mails.ts';
import { expect, test } from './support/fixtures.ts';
import { signUp } from './support/people.ts';
import { expectNoSidewaysScroll } from './support/screens.ts';
import { inviteLink, joined } from './support/teams.ts';

const PHONE = { width: 390, height: 844 };

test('the bell counts what happens, its panel and page show it, and settings are kept', async ({
  page: mira,
  browser,
}) => {
  await signUp(mira, { firstName: 'Mira', lastName: 'Lindqvist' });
  const invitation = await inviteLink(mira);
  const { id } = await planWithIda(mira);
  const { page: kai, close } = await joined(browser, invitation, { firstName: 'Kai' });
  await kai.goto('/');
  const bell = (page: typeof kai) => page.getByRole('button', { name: /^Notifications/ });
  await expect(bell(kai)).toHaveAccessibleName('Notifications');

  await answerAt(mira, await personalLink(mira, id), { answer: 'no', note: 'Shift got moved.' });
  await mira.request.patch(`/api/shoots/${id}`, {
    data: { time: '09:00' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await expect(bell(kai)).toHaveAccessibleName('Notifications 2 unread');
  await bell(kai).focus();
  await kai.keyboard.press('Enter');
  const panel = kai.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel).toContainText('Shift got moved.');
  const moved = panel.getByRole('link', { name: /Mira Lindqvist moved Selkie to .*9:00 AM/ });
  await panel.getByRole('button', { name: 'For you' }).click();
  await expect(panel.getByText('Nothing new')).toBeVisible();
  await panel.getByRole('button', { name: /^All/ }).click();
  await moved.press('Enter');
  await expect(kai).toHaveURL(new RegExp(`/shoots/${id}`));
  await expect(bell(kai)).toHaveAccessibleName('Notifications 1 unread');
  // Mira hears of the answer and of Kai, and not of what she did herself.
  await expect(bell(mira)).toHaveAccessibleName('Notifications 2 unread');

  await kai.setViewportSize(PHONE);
  await kai.getByRole('link', { name: /^Notifications/ }).click();
  await expect(kai.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await expectNoSidewaysScroll(kai);
  await kai.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(kai.getByRole('link', { name: /^Notifications/ })).toHaveAccessibleName(
    'Notifications',
  );
  await kai.reload();
  await expect(kai.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await expect(kai.getByRole('button', { name: 'Mark as read' })).toHaveCount(0);

  await kai.getByRole('link', { name: 'Notification settings' }).click();
  const mail = kai.getByRole('combobox', { name: 'Email: Comments' });
  await mail.click();
  await kai.getByRole('option', { name: 'Never' }).click();
  const quiet = kai.getByRole('switch', { name: 'Quiet at night' });
  await quiet.click();
  await expect(quiet).not.toBeChecked();
  await kai.reload();
  await expect(mail).toHaveText('Never');
  await expect(quiet).not.toBeChecked();
  await expect(kai.getByRole('switch', { name: 'Push: Comments' })).toBeDisabled();
  await close();
});
