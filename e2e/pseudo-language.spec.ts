import type { Page as Address } from '@lensemble/contract/pages';
import { pseudo } from '@lensemble/messages/pseudo';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { planShoot, signUp } from './support/people.ts';

/*
 * In the pseudo-language, every letter of a text from a catalog has an accent. Words without accents are data, or texts
 * that bypass the catalogs.
 */

test.use({
  serverEnv: { LANGUAGES: 'en,en-XA' },
  locale: 'en-XA',
  extraHTTPHeaders: { 'accept-language': 'en-XA' },
});

/** Names, also those of the map's sources and the one that a first team gets, keys, and what `Intl` writes in English. */
const OWN = new Set(
  'Lensemble Google Calendar Apple Outlook Thunderbird Chrome Linux Instagram OpenStreetMap GeoNames Natural Earth Facebook English Pseudo Accents Robin Okafor Team Neon Ronin Ctrl Shift Alt Esc Sun Mon Tue Wed Thu Fri Sat Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(
    ' ',
  ),
);
for (let month = 0; month < 12; month += 1) {
  for (const style of ['long', 'short'] as const)
    OWN.add(new Date(2026, month).toLocaleString('en-US', { month: style }));
}

/** Words of texts, and of attributes that are read aloud or shown, that have no accent. */
async function plainWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const named = [...document.body.querySelectorAll('*')].flatMap((element) =>
      ['aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title', 'alt'].map(
        (name) => element.getAttribute(name) ?? '',
      ),
    );
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      if (!parentElement?.closest('script, style, template')) texts.push(textContent ?? '');
    }
    return [document.title, ...texts, ...named];
  });
  const words = texts
    .join(' ')
    .replace(/https?:\/\/\S+|\S+@\S+/g, ' ')
    .match(/(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/gu);
  return [...new Set(words ?? [])].filter((word) => !OWN.has(word));
}

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) =>
  page
    .getByRole('button', { name: pseudo(name) })
    .first()
    .click();

/** What is opened on a screen, besides the screen itself. */
type Open = (page: Page) => Promise<void>;

const byKey =
  (key: string): Open =>
  async (page) => {
    await page.keyboard.press(key);
    await expect(dialog(page)).toBeVisible();
  };

const byButton =
  (name: string): Open =>
  async (page) => {
    await press(page, name);
    await expect(dialog(page)).toBeVisible();
  };

interface Visit {
  readonly at: readonly string[];
  readonly open?: readonly Open[];
}

/** Every screen. A missing one does not compile. */
const visits = (id: string): Readonly<Record<Address, Visit>> => ({
  '/': { at: ['/'], open: [byKey('?'), byKey('Control+k')] },
  '/auth': { at: ['/auth?tab=signup', '/auth'] },
  '/auth/callback': { at: ['/auth/callback?error=access_denied'] },
  '/auth/confirm': { at: ['/auth/confirm'] },
  '/auth/reset': { at: ['/auth/reset', '/auth/reset?token=none'] },
  '/shoots': { at: ['/shoots', '/shoots?view=table'] },
  '/shoots/new': { at: ['/shoots/new'] },
  '/shoots/:id': { at: ['/shoots/none', `/shoots/${id}`], open: [byButton('Send call sheet')] },
  '/calendar': { at: ['/calendar', '/calendar?view=week', '/calendar?view=agenda'] },
  '/status/:status': { at: ['/status/idea'] },
  '/map': { at: ['/map'] },
  '/profile': { at: ['/profile'] },
  '/personnel': { at: ['/personnel'], open: [byButton('Add Crew Member')] },
  '/equipment': { at: ['/equipment'], open: [byButton('Add Equipment')] },
  '/locations': { at: ['/locations'], open: [byButton('Add Location')] },
  '/props': { at: ['/props'], open: [byButton('Add Prop')] },
  '/costumes': { at: ['/costumes'], open: [byButton('Add Costume')] },
});

test('no screen says anything past the catalogs', async ({ page }) => {
  test.setTimeout(180_000);
  const found: Record<string, string[]> = {};
  const read = async (name: string) => {
    await expect(page.locator('h1, [role=dialog]').first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const words = await plainWords(page);
    if (words.length > 0) found[name] = words;
  };
  const visit = async ({ at, open = [] }: Visit) => {
    for (const address of at) {
      await page.goto(address);
      await read(address);
    }
    for (const [index, each] of open.entries()) {
      await each(page);
      await read(`${at[0]}, opened ${index}`);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
  };
  const all = Object.entries(visits('none'));
  for (const [address, each] of all) if (address.startsWith('/auth')) await visit(each);
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Neon Ronin', date: '2030-06-01' });
  const robin = { name: 'Robin Okafor', email: 'robin@example.org' };
  const headers = { 'sec-fetch-site': 'same-origin' };
  const data = { participants: [robin] };
  await expect(await page.request.patch(`/api/shoots/${id}/resources`, { headers, data })).toBeOK();
  for (const [address, each] of Object.entries(visits(id)))
    if (!address.startsWith('/auth')) await visit(each);
  expect(found).toEqual({});
});
