import { randomUUID } from 'node:crypto';
import { personalLink } from './support/calls.ts';
import { addConvention, planConvention } from './support/conventions.ts';
import { expect, test } from './support/fixtures.ts';
import { mailsTo } from './support/mails.ts';
import { addEntries } from './support/on-set.ts';
import { addItem, newPerson, planShoot, signUp } from './support/people.ts';
import { expectNoSidewaysScroll, told, untilOpenIsKnown } from './support/screens.ts';

test('a convention has meeting points and walks, its timetable names too short a gap, and its links show days to others', async ({
  page,
  browser,
}) => {
  await signUp(page);
  const day = { status: 'planning', date: '2126-12-05' } as const;
  const { id: archivist } = await planShoot(page, {
    ...day,
    title: 'The Archivist',
    time: '10:30',
  });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const { id: personnelId } = await addItem(page, 'personnel', { name: 'Yuki Arai' });
  const data = { participants: [{ personnelId, role: 'Model' }] };
  await page.request.patch(`/api/shoots/${archivist}/resources`, { headers, data });

  await page.goto('/');
  await page.keyboard.press('g');
  await page.keyboard.press('v');
  await page.getByRole('button', { name: 'Add a convention' }).click();
  const form = page.getByRole('dialog', { name: 'Add Convention' });
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
  await form.getByLabel('Name', { exact: true }).fill('Lumen Con');
  await form.getByLabel('First day').fill('2126-12-04');
  await form.getByLabel('Last day').fill('2126-12-06');
  for (const [letter, name] of [
    ['A', 'Hall 4'],
    ['B', 'Roof'],
  ] as const) {
    await form.getByRole('button', { name: 'Add meeting point' }).press('Enter');
    await expect(form.getByLabel(`Name of meeting point ${letter}`)).toBeFocused();
    await page.keyboard.type(name);
  }
  await form.getByLabel('Minutes from A · Hall 4 to B · Roof').fill('20');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(told(page, 'Convention saved')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lumen Con' })).toBeVisible();

  await page.goto(`/shoots/${archivist}`);
  await untilOpenIsKnown(page);
  await page.getByRole('combobox', { name: 'Convention', exact: true }).click();
  await page.getByRole('option', { name: 'Lumen Con' }).click();
  await page.getByRole('combobox', { name: 'Meeting point' }).click();
  await page.getByRole('option', { name: 'A · Hall 4' }).click();
  await page.keyboard.press('Control+s');

  const [convention] = await (await page.request.get('/api/conventions')).json();
  const [hall, roof] = convention.meetingPoints;
  const stored = async () => (await page.request.get(`/api/shoots/${archivist}`)).json();
  await expect.poll(async () => (await stored()).meetingPointId).toBe(hall.id);
  const { id: second } = await planShoot(page, { ...day, title: 'Kitsune', time: '11:45' });
  const join = { conventionId: convention.id, meetingPointId: roof.id };
  await page.request.patch(`/api/shoots/${second}`, { headers, data: join });
  await page.request.patch(`/api/shoots/${second}/resources`, { headers, data });
  await page.goto(`/conventions/${convention.id}`);
  await page.getByRole('radio', { name: /Dec 5/ }).check();
  const trouble = page.getByRole('region', { name: 'Needs attention' });
  await expect(trouble).toContainText('Tight: 20 min walk, 15 min until the next');
  // It would end before there is a paper to look at.
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: 'Print' }).click();
  const paper = page.locator('.in-print-alone');
  await expect(paper).toContainText('Yuki Arai10:30–11:30 AMThe Archivist, A Hall 4, Model');
  await expect(paper).toContainText('Tight: 20 min walk, 15 min until the next');
  const file = await page.pdf({ format: 'A4' });
  expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await expect(paper).toHaveCount(0);
  await page.goto(`/conventions/${convention.id}`);
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const link = page.getByRole('dialog', { name: 'Link' });
  const toggle = link.getByRole('switch');
  await toggle.click();
  const address = () => link.getByRole('link').getAttribute('href');
  await expect(toggle).toBeChecked();
  await expect(toggle).toBeFocused();
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const first = (await address()) ?? '';
  await visitor.goto(first);
  await expect(visitor.getByText('Tight: 20 min walk, 15 min until the next')).toBeVisible();
  await link.getByRole('button', { name: 'New Link' }).press('Enter');
  await expect.poll(address).not.toBe(first);
  await expect(link.getByRole('button', { name: 'New Link' })).toBeFocused();
  expect((await visitor.goto(first))?.status()).toBe(404);
  expect((await visitor.goto((await address()) ?? ''))?.status()).toBe(200);
  await toggle.press('Space');
  await expect(toggle).not.toBeChecked();
  await expect(link.getByRole('link')).toHaveCount(0);
  expect((await visitor.reload())?.status()).toBe(404);

  const { id: third } = await planShoot(page, { ...day, title: 'Moth', time: '10:00' });
  const sunday = { conventionId: convention.id, date: '2126-12-06' };
  await page.request.patch(`/api/shoots/${third}`, { headers, data: sunday });
  await page.request.patch(`/api/shoots/${third}/resources`, { headers, data });
  await visitor.goto(await personalLink(page, archivist));
  await expect(visitor.getByRole('heading', { name: 'Yuki, your Thursday' })).toBeVisible();
  await expect(visitor.getByText('Moth')).toBeHidden();
  await visitor.getByRole('radio', { name: 'Thu, Dec 5' }).press('ArrowRight');
  await expect(visitor.getByText('Moth')).toBeVisible();
  await expect(visitor.getByText('Kitsune')).toBeHidden();
  const download = visitor.waitForEvent('download');
  await visitor.getByRole('link', { name: 'Add all 3 to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('Lumen Con.ics');
  await visitor.context().close();
});

test('each person gets their days in one email, once, and a link where they have no address', {
  tag: '@phone',
}, async ({ page, server }) => {
  await signUp(page);
  const { email } = newPerson();
  const { id: yuki } = await addItem(page, 'personnel', { name: 'Yuki Arai', email });
  const { id, shootIds } = await planConvention(page, { personnelId: yuki, role: 'Model' });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const { id: dana } = await addItem(page, 'personnel', { name: 'Dana Okafor' });
  const data = { participants: [yuki, dana].map((personnelId) => ({ personnelId })) };
  await page.request.patch(`/api/shoots/${shootIds[1]}/resources`, { headers, data });
  await page.goto(`/conventions/${id}`);
  const open = page.getByRole('button', { name: 'Send days' });
  await open.press('Enter');
  const days = page.getByRole('dialog', { name: 'Send days' });
  const row = (name: string) => days.getByRole('listitem').filter({ hasText: name });
  await expect(row('Yuki Arai')).toContainText('Thu, Dec 5 · 2 shoots, from 10:30 AM');
  await expect(row('Yuki Arai')).toContainText('Not sent');
  await expect(row('Dana Okafor').getByRole('checkbox')).toBeDisabled();
  await expect(row('Dana Okafor')).toContainText('No email address');
  const send = days.getByRole('button', { name: /^Send to/ });
  await row('Yuki Arai').getByRole('checkbox').press('Space');
  await expect(send).toBeDisabled();
  await expect(days.getByText('Choose who gets an email.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();

  await open.press('Enter');
  const tab = days.getByRole('tab', { name: 'The email' });
  const isPhone = await tab.isVisible();
  if (isPhone) await tab.click();
  await expect(days.getByText('As Yuki will read it')).toBeVisible();
  await expect(days.getByText('Your days at Lumen Con')).toBeVisible();
  await expect(days.getByRole('tabpanel', { name: 'The email' })).toContainText('10:30 AM · ');
  if (isPhone) await days.getByRole('tab', { name: 'Who' }).click();
  await days.getByLabel('Personal message').fill('Bring the second veil.');
  await page.reload();
  await open.press('Enter');
  await expect(days.getByLabel('Personal message')).toHaveValue('Bring the second veil.');
  await send.press('Enter');
  await expect(days).toBeHidden();
  await expect(open).toBeFocused();
  const [mail = ''] = await mailsTo(server.dataDir, email, 1);
  expect(mail).toContain('Your days at Lumen Con');
  await page.reload();
  await open.click();
  await expect(row('Yuki Arai')).toContainText('Sent');
  await expect(row('Yuki Arai').getByRole('checkbox')).not.toBeChecked();
  await expect(days.getByText('Everyone has these days.')).toBeVisible();
  await expect(days.getByLabel('Personal message')).toHaveValue('');
  await expectNoSidewaysScroll(page);
});

test('a shoot is planned at a convention with people who are free then, and blocks show in the timetable', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page);
  const { id: yuki } = await addItem(page, 'personnel', { name: 'Yuki Arai' });
  const { id, shootIds } = await planConvention(page, { personnelId: yuki, role: 'Model' });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const { id: dana } = await addItem(page, 'personnel', { name: 'Dana Okafor' });
  const data = {
    participants: [yuki, dana].map((personnelId) => ({ personnelId, role: 'Model' })),
  };
  await page.request.patch(`/api/shoots/${shootIds[1]}/resources`, { headers, data });
  await addEntries(page, shootIds[0] ?? '', [
    { kind: 'makeup', title: 'Fox lines', pin: '09:45', minutes: 45 },
    { title: 'Bride', minutes: 15 },
  ]);
  await page.goto(`/conventions/${id}`);
  await page.getByRole('radio', { name: /Dec 5/ }).check();
  const timetable = page.getByRole('region', { name: 'Person, Thu, Dec 5' });
  await expect(timetable.getByRole('link', { name: /Fox lines/ })).toBeVisible();

  const plan = page.getByRole('button', { name: 'Plan a Shoot Here' });
  await plan.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New Shoot at Lumen Con' });
  await dialog.getByRole('button', { name: 'Add Shoot' }).press('Enter');
  await expect(dialog.getByText('Please choose a time')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await dialog.getByLabel('Starts').fill('10:00');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep Editing' }).click();
  await dialog.getByLabel('Title').fill('Low fog');
  const free = dialog.getByRole('group', { name: 'Free then' });
  await expect(free.getByRole('checkbox')).toHaveCount(1);
  await expect(free.getByRole('checkbox', { name: 'Dana Okafor' })).toBeVisible();
  await dialog.getByLabel('Starts').fill('16:00');
  await free.getByRole('checkbox', { name: 'Yuki Arai' }).press('Space');
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep Editing' }).click();
  await dialog.getByRole('button', { name: 'Add Shoot' }).press('Enter');
  await expect(told(page, 'Shoot added')).toBeVisible();
  await expect(plan).toBeFocused();
  await expect(timetable.getByRole('link', { name: /Low fog/ })).toBeVisible();
  const shoots = await (await page.request.get('/api/shoots')).json();
  const made = shoots.find(({ title }: { title: string }) => title === 'Low fog');
  expect(made).toMatchObject({ date: '2126-12-05', time: '16:00', status: 'planning' });
  const stored = await (await page.request.get(`/api/shoots/${made.id}`)).json();
  expect(stored).toMatchObject({ conventionId: id, durationMinutes: 45 });
  expect(stored.participants).toMatchObject([{ personnelId: yuki, role: 'Model' }]);
});

test('the minutes between meeting points with long names can be reached', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page);
  const long = 'Wolpertingerundwaldgeisterzusammenkunft'.repeat(3);
  const meetingPoints = [long, `${long} 2`].map((name) => ({ id: randomUUID(), name }));
  const { id } = await addConvention(page, { name: 'Lumen Con', meetingPoints });
  await page.goto(`/conventions/${id}`);
  await page.getByRole('button', { name: 'Edit' }).press('Enter');
  const minutes = page.getByLabel(/^Minutes from A/);
  await minutes.scrollIntoViewIfNeeded();
  await expect(minutes).toBeInViewport({ ratio: 1 });
  await minutes.fill('20');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(told(page, 'Convention saved')).toBeVisible();
});

test('a timetable says where the minutes of a walk are not entered, and leads to their field', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page);
  const { id } = await planConvention(page);
  const url = `/api/conventions/${id}`;
  const headers = { 'sec-fetch-site': 'same-origin' };
  const { version } = await (await page.request.get(url)).json();
  const unknown = { headers: { ...headers, 'if-match': `"${version}"` }, data: { walks: [] } };
  await expect(await page.request.patch(url, unknown)).toBeOK();
  await page.goto(`/conventions/${id}`);
  const timetable = page.getByRole('region', { name: 'Person, Thu, Dec 5' });
  const chooser = timetable.getByRole('radiogroup');
  await expect(timetable).toContainText('The Archivist');
  // A column of the grid is too narrow for the whole sentence.
  const isPhone = await chooser.isVisible();
  const said = isPhone ? 'Walk not known, 15 min until the next' : 'Walk not known · 15 min free';
  await expect(timetable.getByText(said, { exact: true })).toBeVisible();
  const trouble = page.getByRole('region', { name: 'Needs attention' });
  await expect(trouble).toContainText('1 walk has no minutes');
  await trouble.getByRole('button', { name: 'Enter Them' }).press('Enter');
  await expect(page.getByLabel('Minutes from A · Hall 4 to B · Roof')).toBeFocused();
  await page.keyboard.type('9');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(told(page, 'Convention saved')).toBeVisible();
  await expect(trouble).toHaveCount(0);
  await expect(timetable.getByText('9 min walk').last()).toBeVisible();
});

test('a timetable by place says who is there and where to meet, and one by person says as what', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page);
  const { id, shootIds } = await planConvention(page);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const data = { participants: ['Yuki', 'Dana'].map((name) => ({ name, role: 'Moth' })) };
  await page.request.patch(`/api/shoots/${shootIds[1]}/resources`, { headers, data });
  const shorter = { headers, data: { durationMinutes: 45 } };
  await page.request.patch(`/api/shoots/${shootIds[1]}`, shorter);
  const url = `/api/conventions/${id}`;
  const { version, meetingPoints } = await (await page.request.get(url)).json();
  const noted = meetingPoints.map((point: object) => ({ ...point, note: 'Info desk' }));
  const change = {
    headers: { ...headers, 'if-match': `"${version}"` },
    data: { meetingPoints: noted },
  };
  await expect(await page.request.patch(url, change)).toBeOK();
  await page.goto(`/conventions/${id}`);
  const byPerson = page.getByRole('region', { name: 'Person, Thu, Dec 5' });
  await expect(byPerson.getByText('Model · Hall 4')).toBeVisible();
  await page.getByRole('radio', { name: 'Place', exact: true }).check();
  const byPlace = page.getByRole('region', { name: 'Place, Thu, Dec 5' });
  await expect(
    byPlace.getByRole('link', { name: /The Archivist/ }).getByText('Yuki'),
  ).toBeVisible();
  const isPhone = await byPlace.getByRole('radiogroup').isVisible();
  if (isPhone) await byPlace.getByRole('radio', { name: 'Roof' }).check();
  else await expect(byPlace.getByText('Info desk, 1 shoot').first()).toBeVisible();
  const note = isPhone
    ? byPlace.getByText('Info desk', { exact: true })
    : byPlace.getByRole('list', { name: 'Roof, Info desk' });
  await expect(note).toBeVisible();
  await expect(
    byPlace.getByRole('link', { name: /Kitsune/ }).getByText('Yuki, Dana'),
  ).toBeVisible();
});
