import { mailedLink } from '../support/mails.ts';
import { forgetSession, newPerson, signUp } from '../support/people.ts';
import { fillSignIn, fillSignUp } from '../support/sign-in-forms.ts';
import { inviteLink } from '../support/teams.ts';
import { turnOnTwoStep } from '../support/two-step.ts';
import { button, headers, type State } from './state.ts';

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
