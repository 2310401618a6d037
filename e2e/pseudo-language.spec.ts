import type { Page as Address } from '@lensemble/contract/pages';
import { pseudo } from '@lensemble/messages/pseudo';
import type { Page } from '@playwright/test';
import { addConvention } from './support/conventions.ts';
import { inDays } from './support/days.ts';
import { expect, test } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';

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
  'and Lensemble Google Maps Calendar Apple Outlook Thunderbird Chrome Linux Instagram TikTok Bluesky OpenStreetMap GeoNames Natural Earth Facebook English Pseudo Accents Robin Okafor Team Neon Ronin South San Francisco Europe Berlin Ctrl Shift Alt Esc Sun Mon Tue Wed Thu Fri Sat Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(
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
    .replace(/https?:\/\/\S+|\S+@\S+|\{\w+\}/g, ' ')
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

const byItem =
  (name: string): Open =>
  async (page) => {
    const edit = pseudo('Edit {name}').replace('{name}', name);
    await page.getByRole('button', { name: edit }).click();
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

/** What is in the team: a shoot with a crew member and an item of each kind, and an idea that asks for dates. */
interface Planned {
  readonly id: string;
  readonly idea: string;
  readonly convention: string;
}

/** Every screen. A missing one does not compile. */
const visits = ({
  id,
  idea,
  convention,
}: Planned): Readonly<Record<Address, Visit | readonly Visit[]>> => ({
  '/': { at: ['/'], open: [byKey('?'), byKey('Control+k')] },
  '/auth': { at: ['/auth?tab=signup', '/auth'] },
  '/auth/callback': { at: ['/auth/callback?error=access_denied'] },
  '/auth/confirm': { at: ['/auth/confirm'] },
  '/auth/reset': { at: ['/auth/reset', '/auth/reset?token=none'] },
  '/shoots': { at: ['/shoots', '/shoots?view=table'] },
  '/shoots/new': { at: ['/shoots/new'] },
  '/shoots/:id': [
    { at: ['/shoots/none', `/shoots/${id}`], open: [byButton('Send call sheet')] },
    { at: [`/shoots/${idea}`], open: [byButton('Change dates'), byButton('Send dates')] },
  ],
  '/shoots/day': { at: ['/shoots/day'] },
  '/shoots/:id/day': {
    at: [`/shoots/${id}/day`],
    open: [byButton('Add a shot')],
  },
  '/calendar': { at: ['/calendar', '/calendar?view=week', '/calendar?view=agenda'] },
  '/status/:status': { at: ['/status/idea'] },
  '/map': { at: ['/map'] },
  '/activity': { at: ['/activity'] },
  '/trash': { at: ['/trash'] },
  '/notifications': { at: ['/notifications'] },
  '/conventions': { at: ['/conventions'], open: [byButton('Add Convention')] },
  '/conventions/:id': { at: [`/conventions/${convention}`], open: [byButton('Edit')] },
  '/profile': { at: ['/profile'] },
  '/personnel': { at: ['/personnel'], open: [byButton('Add Crew Member'), byItem('Robin Okafor')] },
  '/equipment': { at: ['/equipment'], open: [byButton('Add Equipment'), byItem('Neon')] },
  '/locations': { at: ['/locations'], open: [byButton('Add Location'), byItem('Neon')] },
  '/props': { at: ['/props'], open: [byButton('Add Prop'), byItem('Neon')] },
  '/costumes': { at: ['/costumes'], open: [byButton('Add Costume'), byItem('Neon')] },
  '/kits': { at: ['/kits'], open: [byButton('Add Kit'), byItem('Neon')] },
});

async function plan(page: Page, email: string): Promise<Planned> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const link = async (id: string, data: object) =>
    expect(await page.request.patch(`/api/shoots/${id}/resources`, { headers, data })).toBeOK();
  const place = { name: 'Neon', latitude: 44.59, longitude: -1.21 };
  const { id: locationId } = await addItem(page, 'locations', place);
  const { id: personnelId } = await addItem(page, 'personnel', { name: 'Robin Okafor', email });
  const { id: equipmentId } = await addItem(page, 'equipment', {
    name: 'Neon',
    category: 'Neon',
  });
  const { id: propId } = await addItem(page, 'props', { name: 'Neon' });
  await addItem(page, 'kits', {
    name: 'Neon',
    equipment: [{ equipmentId, quantity: 2 }],
    lines: ['Neon'],
    storagePlace: 'Neon',
  });
  const costume = { characterName: 'Neon', todos: ['Neon'] };
  const { id: costumeId } = await addItem(page, 'costumes', costume);
  const participants = [{ personnelId }];
  const date = inDays(10);
  const days = { firstDay: date, lastDay: date };
  await page.request.post(`/api/personnel/${personnelId}/away`, { data: days, headers });
  const shoot = { title: 'Neon Ronin', status: 'planning', date, locationId } as const;
  const { id } = await planShoot(page, shoot);
  const equipment = [{ equipmentId, quantity: 1 }];
  await link(id, { participants, equipment, propIds: [propId], costumeIds: [costumeId] });
  const { id: idea } = await planShoot(page, { title: 'Neon Ronin', status: 'idea', locationId });
  await link(idea, { participants, equipment });
  const data = {
    candidates: [
      { date, time: '15:00' },
      { date: '2048-12-01', time: null },
    ],
    deadline: '2048-11-12T19:00:00Z',
  };
  await expect(await page.request.post(`/api/shoots/${idea}/poll`, { headers, data })).toBeOK();
  const points = ['c1', 'c2'].map((end) => ({
    id: `5f0c1f6e-93a8-4b57-8a3f-0d1c2b3a4f${end}`,
    name: 'Neon',
  }));
  const convention = await addConvention(page, { ...days, name: 'Neon', meetingPoints: points });
  return { id, idea, convention: convention.id };
}

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
  const visitAll = async (planned: Planned, isMeant: (address: string) => boolean) => {
    for (const [address, each] of Object.entries(visits(planned)))
      if (isMeant(address)) for (const one of [each].flat()) await visit(one);
  };
  const isSignedOut = (address: string) => address.startsWith('/auth');
  await visitAll({ id: 'none', idea: 'none', convention: 'none' }, isSignedOut);
  const { email } = await signUp(page);
  const planned = await plan(page, email);
  await visitAll(planned, (address) => !isSignedOut(address));
  expect(found).toEqual({});
});
