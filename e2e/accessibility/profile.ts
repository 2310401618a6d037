import { withAuthenticator } from '../support/authenticator.ts';
import { choosePicture } from '../support/catalogues.ts';
import { signUp } from '../support/people.ts';
import { inviteLink, joined, switcher } from '../support/teams.ts';
import { codeOf } from '../support/two-step.ts';
import { button, closeTop, question, type State } from './state.ts';

export const profile: readonly State[] = [
  {
    name: 'the only member of a team',
    onPhone: 'too',
    reach: async ({ page }) => {
      await signUp(page, { firstName: 'Mira' });
      await page.goto('/profile');
      await page.getByText('How to subscribe').click();
    },
    shows: (page) => page.getByText('You can change it under'),
  },
  {
    name: 'calendar feeds to end with the password',
    onPhone: 'too',
    reach: ({ page }) => page.getByRole('switch', { name: 'Also end my calendar feeds' }).click(),
    shows: (page) =>
      page.getByRole('switch', { name: 'Also end my calendar feeds', checked: true }),
  },
  {
    name: 'a short code',
    onPhone: 'too',
    reach: ({ page }) => button(page, 'Create short code').click(),
    shows: (page) => page.getByText(/^Valid until/),
  },
  {
    name: 'a QR code of the invite link',
    onPhone: 'too',
    renders: 'features/teams/components/invite-qr-dialog.tsx',
    reach: ({ page }) => button(page, 'Show QR code').click(),
    shows: (page) => page.getByRole('img', { name: /^QR code/ }),
  },
  {
    name: 'a new invite code',
    renders: 'components/replace-button.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await button(stage.page, 'Replace code').click();
    },
    shows: question,
  },
  {
    name: 'a new address of a calendar',
    onPhone: 'too',
    renders: 'components/replace-button.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await button(stage.page, /^New address: All shoots/).click();
    },
    shows: question,
  },
  {
    name: 'an app to set up for two-step sign-in',
    onPhone: 'too',
    renders: 'features/account/security/components/two-step-dialog.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await button(stage.page, 'Set up').click();
    },
    shows: (page) => page.getByRole('img', { name: /^QR code for/ }),
  },
  {
    name: 'recovery codes to save',
    onPhone: 'too',
    renders: 'features/account/security/components/recovery-codes-dialog.tsx',
    reach: async ({ page }) => {
      const key = (await page.getByText(/^([A-Z2-7]{4} ?)+$/).textContent()) ?? '';
      await page.getByLabel('Code', { exact: true }).fill(codeOf(key));
      await button(page, 'Turn on').click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Save your recovery codes' }),
  },
  {
    name: 'recovery codes to replace',
    renders: 'features/account/security/components/two-step-row.tsx',
    reach: async (stage) => {
      await button(stage.page, 'Done').click();
      await button(stage.page, 'New recovery codes').click();
    },
    shows: question,
  },
  {
    name: 'a passkey to rename',
    onPhone: 'too',
    renders: 'features/account/security/components/rename-dialog.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      const end = await withAuthenticator(stage.page);
      await button(stage.page, 'Add a passkey').click();
      await button(stage.page, /^Rename/).click();
      await end();
    },
    shows: (page) => page.getByRole('dialog', { name: /^Rename/ }),
  },
  {
    name: 'a passkey to remove',
    renders: 'features/account/security/components/passkey-row.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await button(stage.page, /^Remove .* on /).click();
    },
    shows: question,
  },
  {
    name: 'an avatar',
    reach: async (stage) => {
      await closeTop(stage);
      await choosePicture(stage.page, stage.page.getByRole('group', { name: 'Avatar' }));
    },
    shows: (page) => page.getByText('Profile updated', { exact: true }),
  },
  {
    name: 'an export of the team that is ready',
    onPhone: 'too',
    reach: ({ page }) => button(page, 'Export the team').click(),
    shows: (page) => page.getByRole('link', { name: /^Download \(/ }),
  },
  {
    name: 'an archive of a team that is refused',
    onPhone: 'too',
    reach: async ({ page }) => {
      const choosing = page.waitForEvent('filechooser');
      await button(page, 'Choose an archive').click();
      const file = { name: 'team.zip', mimeType: 'application/zip', buffer: Buffer.from('no') };
      await (await choosing).setFiles(file);
    },
    shows: (page) => page.getByText(/This is not a team archive|This archive is damaged/),
  },
  {
    name: 'an open invitation',
    reach: async ({ page }) => {
      await page.getByLabel('Invite by email').fill('zoe@example.org');
      await button(page, 'Send').click();
    },
    shows: (page) => page.getByText(/^Member, expires/),
  },
  {
    name: 'the role of an invitation',
    renders: 'features/teams/components/invite-by-mail.tsx',
    reach: ({ page }) => page.getByLabel('Joins as').click(),
    shows: (page) => page.getByRole('option', { name: 'Admin' }),
  },
  {
    name: 'the roles of a member',
    renders: 'features/teams/components/member-row.tsx',
    reach: async (stage) => {
      const { page, browser } = stage;
      await closeTop(stage);
      const guest = await joined(browser, await inviteLink(page), { firstName: 'Tomas' });
      await guest.close();
      await page.reload();
      const tomas = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Tomas' });
      await tomas.getByRole('combobox').click();
    },
    shows: (page) => page.getByRole('option', { name: 'Admin' }),
  },
  {
    name: 'a member to remove',
    renders: 'features/teams/components/remove-member-question.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await button(stage.page, /^Remove Tomas/).click();
    },
    shows: question,
  },
  {
    name: 'a member to make the owner',
    renders: 'features/teams/components/transfer-question.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await button(stage.page, /^Make owner: Tomas/).click();
    },
    shows: question,
  },
  {
    name: 'a team to leave',
    renders: 'features/teams/components/team-actions.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await button(stage.page, 'Leave team').click();
    },
    shows: question,
  },
  {
    name: 'a team to delete',
    renders: 'components/forms/typed-confirmation.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await stage.page.getByLabel('New team').fill('Short-lived');
      await button(stage.page, 'Create').click();
      await switcher(stage.page).filter({ hasText: 'Short-lived' }).waitFor();
      await button(stage.page, 'Delete team').click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Delete Short-lived?' }),
  },
  {
    name: 'an account to delete',
    renders: 'components/forms/typed-confirmation.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await button(stage.page, 'Delete account').click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Delete your account?' }),
  },
  {
    name: 'an account that is gone',
    reach: async ({ page }) => {
      const asked = page.getByRole('dialog', { name: 'Delete your account?' });
      const email = (await (await page.request.get('/api/auth/me')).json()).user.email;
      await asked.getByRole('textbox').fill(email);
      await asked.getByRole('button', { name: 'Delete account' }).click();
    },
    shows: (page) => page.getByRole('status').filter({ hasText: 'Account deleted' }),
  },
];
