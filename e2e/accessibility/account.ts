import { withAuthenticator } from '../support/authenticator.ts';
import { choosePicture } from '../support/catalogues.ts';
import { mailedLink } from '../support/mails.ts';
import { forgetSession, newPerson, signUp } from '../support/people.ts';
import { fillSignIn, fillSignUp } from '../support/sign-in-forms.ts';
import { inviteLink, joined, switcher } from '../support/teams.ts';
import { codeOf, turnOnTwoStep } from '../support/two-step.ts';
import { button, closeTop, headers, question, type State } from './state.ts';

const heading =
  (name: string | RegExp): State['shows'] =>
  (page) =>
    page.getByRole('heading', { name }).first();

export const auth: readonly State[] = [
  {
    name: 'signing in',
    onPhone: 'too',
    reach: ({ page }) => page.goto('/auth'),
    shows: (page) => page.getByRole('tab', { name: 'Sign In', selected: true }),
  },
  {
    name: 'a code as the second step',
    onPhone: 'too',
    reach: async ({ page }) => {
      const person = await signUp(page);
      await turnOnTwoStep(page);
      await forgetSession(page);
      await page.goto('/auth');
      await fillSignIn(page, person);
      await page.getByLabel('Code', { exact: true }).fill('123');
      await button(page, 'Continue').click();
    },
    shows: (page) => page.getByText(/^This code is wrong/),
  },
  {
    name: 'signing up, with half a password',
    onPhone: 'too',
    reach: async ({ page }) => {
      await page.goto('/auth?tab=signup');
      await page.getByLabel('Password', { exact: true }).fill('Golden');
    },
    shows: (page) => page.getByText(/of 6 password rules met/),
  },
  {
    name: 'an invite code that is not valid',
    reach: ({ page }) => page.goto('/auth?inviteCode=no-such-code'),
    shows: (page) => page.getByText(/This invite code is not valid/),
  },
  {
    name: 'an invitation for a new user',
    reach: async ({ page }) => {
      await signUp(page, { firstName: 'Mira' });
      const link = await inviteLink(page);
      await forgetSession(page);
      await page.goto(link);
    },
    shows: (page) => page.getByText("You are invited to join Mira's Team"),
  },
  {
    name: 'an address that is to be confirmed',
    reach: async ({ page }) => {
      const person = await signUp(page);
      await forgetSession(page);
      await page.goto('/auth?tab=signup');
      await fillSignUp(page, newPerson({ email: person.email }));
    },
    shows: heading('Check your email'),
  },
  {
    name: 'an invitation for a user with an account',
    onPhone: 'too',
    reach: async ({ page, browser, server }) => {
      const owner = await browser.newPage({ baseURL: server.origin });
      await signUp(owner, { firstName: 'Jun' });
      const link = await inviteLink(owner);
      await owner.close();
      await signUp(page);
      await page.goto(link);
    },
    shows: heading("Join Jun's Team?"),
  },
  {
    name: 'an invitation that does not work',
    reach: ({ page }) => page.goto('/auth?inviteCode=no-such-code'),
    shows: heading('This invitation does not work'),
  },
];

export const callback: readonly State[] = [
  {
    name: 'a sign-in elsewhere that failed',
    reach: ({ page }) => page.goto('/auth/callback#access_token=forged&expires_at=1'),
    shows: (page) => page.getByRole('tab', { name: 'Sign In', selected: true }),
  },
];

export const confirm: readonly State[] = [
  {
    name: 'a link that was mailed',
    reach: ({ page }) => page.goto('/auth/confirm#token=made-up'),
    shows: (page) => button(page, 'Confirm email'),
  },
  {
    name: 'an expired link',
    reach: ({ page }) => button(page, 'Confirm email').click(),
    shows: heading('This link has expired'),
  },
];

export const reset: readonly State[] = [
  {
    name: 'a password that was forgotten',
    reach: ({ page }) => page.goto('/auth/reset'),
    shows: heading('Forgot your password?'),
  },
  {
    name: 'a link that is on its way',
    reach: async ({ page }) => {
      await page.getByLabel('Email').fill(newPerson().email);
      await button(page, 'Send link').click();
    },
    shows: heading('Check your email'),
  },
  {
    name: 'a new password',
    reach: async ({ page, server }) => {
      const { email } = await signUp(page);
      await page.request.post('/api/auth/forget-password', { data: { email }, headers });
      const link = new URL(await mailedLink(server.dataDir, email, '/auth/reset'));
      await forgetSession(page);
      await page.goto(link.pathname + link.hash);
      await page.getByLabel('New password').fill('Golden-Hour-1111!');
    },
    shows: (page) => button(page, 'Save new password'),
  },
  {
    name: 'an expired link',
    reach: async ({ page }) => {
      await page.goto('/auth/reset#token=made-up');
      await page.getByLabel('New password').fill('Golden-Hour-2222!');
      await button(page, 'Save new password').click();
    },
    shows: heading('This link has expired'),
  },
];

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
