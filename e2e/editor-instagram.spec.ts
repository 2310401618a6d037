import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { planShoot, signUp } from './support/people.ts';
import { told } from './support/screens.ts';

const field = (page: Page) => page.getByLabel('Instagram link');
const frame = (page: Page, name: string) => page.locator(`iframe[title^="Instagram ${name}"]`);
const linksOf = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/shoots/${id}`)).json()).instagramLinks;

/** Opens the editor of a new shoot, with stand-ins for Instagram's frames. */
async function openEditor(page: Page): Promise<string> {
  await page.route('https://www.instagram.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A post</title>' }),
  );
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  await page.goto(`/shoots/${id}`);
  await expect(page.getByLabel('Title')).toHaveValue('Selkie');
  return id;
}

async function add(page: Page, link: string): Promise<void> {
  await field(page).fill(link);
  await field(page).press('Enter');
}

test('posts and reels open on request, of the short domain too, other links stay links, and where Instagram cannot be reached, a card links to the post', async ({
  page,
}) => {
  const id = await openEditor(page);
  await add(page, '  https://www.instagram.com/p/Post1/ ');
  await add(page, 'instagram.com/mira.lens/reel/Reel1/?igsh=x');
  await add(page, 'https://instagr.am/p/Short1');
  await add(page, 'https://www.instagram.com/mira.lens/');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(page.locator('iframe')).toHaveCount(0);
  const embeds = [
    ['post, instagram.com/p/Post1', /Post1 Post/, 'p/Post1', 600],
    ['reel', /Reel1 Reel/, 'reel/Reel1', 700],
    ['post, instagr.am/p/Short1', /Short1 Post/, 'p/Short1', 600],
  ] as const;
  for (const [name, label, address, height] of embeds) {
    await page.getByRole('button', { name: label }).press('Enter');
    const shown = frame(page, name);
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toHaveAttribute('src', `https://www.instagram.com/${address}/embed/`);
    expect((await shown.boundingBox())?.height).toBe(height);
  }
  await expect(page.locator('iframe')).toHaveCount(3);
  const plain = page.getByRole('link', { name: 'Open instagram.com/mira.lens', exact: true });
  await expect(plain).toHaveAttribute('href', 'https://www.instagram.com/mira.lens/');
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Shoot updated')).toBeVisible();
  expect(await linksOf(page, id)).toEqual([
    'https://www.instagram.com/p/Post1/',
    'https://instagram.com/mira.lens/reel/Reel1/?igsh=x',
    'https://instagr.am/p/Short1',
    'https://www.instagram.com/mira.lens/',
  ]);
  await page.reload();
  const post = page.getByRole('button', { name: 'instagram.com/p/Post1 Post', exact: true });
  await expect(post).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('iframe')).toHaveCount(0);

  await page.route('https://www.instagram.com/**', (route) => route.abort('blockedbyclient'));
  await add(page, 'https://www.instagram.com/p/Gone1/');
  await page.getByRole('button', { name: /Gone1 Post/ }).click();
  await expect(page.getByText('The post could not be loaded here.')).toBeVisible();
  const link = page.getByRole('link', { name: 'Open on Instagram' });
  await expect(link).toHaveAttribute('href', 'https://www.instagram.com/p/Gone1/');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a call sheet is sent although a link is typed that is none, and the link stays typed', async ({
  page,
}) => {
  const id = await openEditor(page);
  const participants = [{ name: 'Kim', role: 'Model', email: 'kim@example.org' }];
  const headers = { 'sec-fetch-site': 'same-origin' };
  await page.request.patch(`/api/shoots/${id}/resources`, { data: { participants }, headers });
  await page.reload();
  await field(page).fill('not a link');
  await page.getByLabel('Description').fill('In the woods');
  await page.getByRole('button', { name: 'Send call sheet' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Send call sheet' });
  await expect(panel.getByRole('list', { name: 'Crew' })).toContainText('Kim');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(field(page)).toHaveValue('not a link');
  const { description, instagramLinks } = await (
    await page.request.get(`/api/shoots/${id}`)
  ).json();
  expect([description, instagramLinks ?? []]).toEqual(['In the woods', []]);
});

test('on a phone, the sections say when, where and who first', {
  tag: '@phone-only',
}, async ({ page }) => {
  await openEditor(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'A date together',
    'Location',
    /^Crew/,
    'Description',
    /^Characters & Costumes/,
    /^Props/,
    /^Equipment/,
    'Shot List',
    'Packing',
    /^Reference Images/,
    'Comments',
    'Instagram References',
    'Public sharing',
    'Afterwards',
    'Color used in lists',
    'Activity',
  ]);
  await add(page, 'instagram.com/p/Post1');
  await page.getByRole('button', { name: /Post1 Post/ }).tap();
  await expect(frame(page, 'post')).toBeVisible();
});
