import { randomUUID } from 'node:crypto';
import { startServer } from '../testing/real-server.ts';
import { expect } from './support/fixtures.ts';
import { newPerson, signUp } from './support/people.ts';
import { copyData } from './support/prepared-data.ts';
import { expectAccessible } from './support/screens.ts';
import { fillSignUp } from './support/sign-in-forms.ts';
import { test as base } from './support/sign-in-providers.ts';
import { switcher } from './support/teams.ts';

const test = base.extend({
  serverEnv: [
    async ({ standIns }, use) => use({ ...standIns.google.env, SIGNUPS: 'invite' }),
    { scope: 'worker' },
  ],
});

// Runs in one worker, because each worker would start another server.
test.describe.configure({ mode: 'default' });

test('where sign-up is by invitation the page says so, and the code is required', async ({
  page,
}) => {
  await page.goto('/');
  await expectAccessible(page);
  await page.goto('/auth?tab=signup');
  await expect(page.getByText(/You need an invite code to create an account here/)).toBeVisible();
  await expectAccessible(page);
  await fillSignUp(page, newPerson());
  const code = page.getByLabel('Invite code');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toBeFocused();
});

test('where sign-up is by invitation, a link brings a new user into its team', async ({
  browser,
  playwright,
}) => {
  const { dataDir, remove } = await copyData();
  const before = await startServer({ dataDir });
  const mira = await playwright.request.newContext({ baseURL: before.origin });
  await signUp(mira, { firstName: 'Mira' });
  const [team] = await (await mira.get('/api/user/teams')).json();
  const { code } = await (await mira.get(`/api/team/${team.id}/invite`)).json();
  await mira.dispose();
  await before.stop();

  const server = await startServer({ dataDir, env: { SIGNUPS: 'invite' } });
  const page = await browser.newPage({ baseURL: server.origin });
  await page.goto(`/auth?inviteCode=${code}`);
  await expect(page.getByText("You are invited to join Mira's Team")).toBeVisible();
  await fillSignUp(page, newPerson());
  await expect(switcher(page)).toContainText("Mira's Team");
  await page.close();
  await server.stop();
  await remove();
});

test('a Google sign-up without the required code leads to its field', async ({
  page,
  server,
  standIns,
}) => {
  const email = `${randomUUID()}@example.org`;
  standIns.google.person = { sub: randomUUID(), email, email_verified: true, name: 'Ada Byron' };
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const words = 'You need an invite code to create an account here. Enter it first.';
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/auth?invite=true`);
  await expect(page.getByLabel('Invite code')).toBeFocused();
});
