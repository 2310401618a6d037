import { personalLink } from './support/calls.ts';
import { expect, test } from './support/fixtures.ts';
import { expectFocusInView } from './support/focus-in-view.ts';
import { planShoot, signUp } from './support/people.ts';
import { told } from './support/screens.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

test('a team words its consent, a participant signs and withdraws it without scripts, and the team sees both', async ({
  page,
  browser,
}) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Morgan le Fay', date: '2126-11-22' });
  const participants = [{ name: 'Yuki Arai' }, { name: 'Kim Sato' }];
  await page.request.patch(`/api/shoots/${id}/resources`, { headers, data: { participants } });

  await page.goto(`/shoots/${id}`);
  await page.getByRole('heading', { name: 'Afterwards' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Write the Wording' }).click();
  await expect(page.getByRole('heading', { name: 'Consent wording' })).toBeInViewport();
  await page.getByLabel('Text').fill('I was photographed at {shoot} on {date}.');
  await page.getByRole('textbox', { name: 'Use 1' }).fill('Portfolio');
  await page.getByRole('button', { name: 'Add a Use' }).click();
  await page.getByRole('textbox', { name: 'Use 2' }).fill('Social media');
  await page.getByRole('button', { name: 'Save as Version 1' }).click();
  await expect(told(page, 'Version 1 saved')).toBeVisible();

  const viewport = page.viewportSize();
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport });
  const reader = await plain.newPage();
  await reader.goto(await personalLink(page, id));
  await reader.getByRole('link', { name: 'Read and sign' }).click();
  await expect(
    reader.getByText('I was photographed at Morgan le Fay on November 22, 2126.'),
  ).toBeVisible();
  await reader.setViewportSize({ width: 390, height: 480 });
  await expectFocusInView(reader, '.consent-sign');
  if (viewport) await reader.setViewportSize(viewport);
  await reader.getByLabel('Portfolio').check();
  await reader.getByLabel('Social media').check();
  await reader.getByLabel('Type your full name to sign').fill('Yuki Arai');
  await reader.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(reader.getByText('Wording version 1, kept as it was read')).toBeVisible();

  await page.goto(`/shoots/${id}`);
  const consent = page.getByRole('region', { name: 'Consent' });
  await page.getByRole('heading', { name: 'Afterwards' }).scrollIntoViewIfNeeded();
  await expect(consent.getByText('1 of 2 signed')).toBeVisible();
  const ofYuki = { hasText: 'Yuki Arai' };
  const yuki = consent
    .getByRole('row', { name: 'Yuki Arai' })
    .or(consent.getByRole('listitem').filter(ofYuki));
  await expect(yuki.getByText('Agreed')).toHaveCount(2);

  await reader.getByRole('link', { name: 'Withdraw' }).click();
  await reader.setViewportSize({ width: 390, height: 400 });
  await reader.getByRole('button', { name: 'Withdraw these' }).click();
  await expect(reader.getByRole('alert')).toBeInViewport();
  await reader.getByLabel('Social media').check();
  await reader.getByLabel('A note for').fill('New job');
  await reader.getByRole('button', { name: 'Withdraw these' }).click();
  await expect(reader.getByText('New job')).toBeVisible();
  await plain.close();

  await page.request.patch(`/api/shoots/${id}`, { headers, data: { status: 'planning' } });
  await page.goto('/shoots');
  await page.goto(`/shoots/${id}`);
  // What is open leads to a part that loads only once it is near the window.
  await page.getByRole('button', { name: 'See consent' }).press('Enter');
  const ask = consent.getByRole('button', { name: 'Ask the Other One' });
  await expect(ask).toBeFocused();
  await expect(ask).toBeInViewport();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Ask 1 person for consent?' });
  await question.getByRole('button', { name: 'Ask' }).press('Enter');
  const notAsked = '1 person cannot get an email now. Pass on the personal link.';
  await expect(told(page, notAsked)).toBeVisible();
  await expect(page.getByText(/^0 people/)).toHaveCount(0);
  await expect(yuki.getByText(/Social media withdrawn/)).toBeVisible();
  await expect(yuki.getByText('New job')).toBeVisible();

  for (const width of [320, 800]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('heading', { name: 'Afterwards' }).scrollIntoViewIfNeeded();
    const isWithin = (part: Element) =>
      [...part.querySelectorAll('*')].every((each) => each.scrollWidth <= part.clientWidth);
    await expect.poll(() => consent.evaluate(isWithin), { message: `${width} px` }).toBe(true);
  }
});

test('credits with handles are copied as they were edited, without those who are not to be named, and a gallery and shown handles are on the personal pages', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Morgan le Fay' });
  const add = async (data: object) =>
    (await (await page.request.post('/api/personnel', { headers, data })).json()).id;
  const mira = await add({ name: 'Mira Lindqvist', instagram: '@Mira.Frames' });
  const sam = await add({ name: 'Sam Whitlock', notNamed: true });
  const participants = [
    { personnelId: mira, role: 'Photographer' },
    { personnelId: sam, role: 'Assistant' },
  ];
  await page.request.patch(`/api/shoots/${id}/resources`, { headers, data: { participants } });
  await page.goto(`/shoots/${id}`);
  await page.getByRole('heading', { name: 'Afterwards' }).scrollIntoViewIfNeeded();
  const credits = page.getByRole('region', { name: 'Credits' });
  await expect(credits.getByText('Sam Whitlock asked not to be named.')).toBeVisible();
  await credits.getByRole('button', { name: 'Edit the wording' }).click();
  await credits.getByLabel('Caption').press('Control+End');
  await page.keyboard.type(' #cosplay');
  await credits.getByRole('button', { name: 'Copy Credits' }).click();
  await expect(told(page, 'Credits copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Morgan le Fay\n\nPhoto @mira.frames #cosplay',
  );

  await credits.getByRole('tab', { name: 'TikTok' }).click();
  const addHandle = credits.getByRole('button', { name: /^Add a handle/ });
  await addHandle.click();
  await expect(page.getByRole('dialog', { name: 'Edit Crew Member' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(addHandle).toBeFocused();
  await addHandle.click();
  await page.getByRole('switch', { name: 'Show handles to others on a shoot' }).click();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(told(page, 'Crew member updated successfully')).toBeVisible();

  const link = page.getByRole('textbox', { name: 'Link', exact: true });
  await link.fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save Gallery' }).click();
  await expect(page.getByText('Please enter a link that starts with https://')).toBeVisible();
  await link.fill('https://gallery.example.org/morgan');
  await link.press('Enter');
  await expect(told(page, 'Gallery saved')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open', exact: true })).toHaveAttribute(
    'href',
    'https://gallery.example.org/morgan',
  );

  const status = { headers, data: { status: 'completed' } };
  expect((await page.request.patch(`/api/shoots/${id}`, status)).ok()).toBe(true);
  await page.goto(await personalLink(page, id, 1));
  await expect(page.getByRole('link', { name: 'Instagram @mira.frames' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/mira.frames/',
  );
});
