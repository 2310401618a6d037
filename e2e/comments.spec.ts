import type { Page } from '@playwright/test';
import { personalLink } from './support/calls.ts';
import { expect, test } from './support/fixtures.ts';
import { planShoot, signUp } from './support/people.ts';
import { references } from './support/references.ts';
import { expectAccessible, told } from './support/screens.ts';
import { addReferences } from './support/shoot-references.ts';
import { inviteLink, joined } from './support/teams.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Reference/ });
const section = (page: Page) => page.getByRole('region', { name: /^Comments/ });
const show = (page: Page) =>
  page.getByRole('heading', { name: /^Comments/ }).scrollIntoViewIfNeeded();

/** Holds back what waits for the next frame, until the returned function runs it. A reload ends it. */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (run) => waiting.push(run);
    return waiting;
  });
  return () =>
    held.evaluate((waiting) => {
      for (const run of waiting.splice(0)) run(0);
    });
}

test('a comment at a point with a mention appears for another member, who replies; it is resolved, deleted and brought back', async ({
  page: mira,
  browser,
}) => {
  await signUp(mira, { firstName: 'Mira', lastName: 'Lindqvist' });
  const invitation = await inviteLink(mira);
  const { id } = await planShoot(mira, { title: 'Selkie', status: 'planning', date: '2126-12-05' });
  await addReferences(mira, id, 1);
  const { page: kai, close } = await joined(browser, invitation, { firstName: 'Kai' });
  for (const page of [mira, kai]) {
    await page.goto(`/shoots/${id}`);
    await expect(references(page)).toHaveCount(1);
    await show(page);
    await expect(section(page).getByText('No comments yet.')).toBeVisible();
  }

  await references(mira).first().click();
  await viewer(mira).getByRole('button', { name: 'Comment at a point' }).click();
  await mira.keyboard.press('Escape');
  await viewer(mira).getByRole('button', { name: 'Comment at a point' }).click();
  await mira.keyboard.press('ArrowRight');
  await expect(
    viewer(mira).getByRole('button', { name: 'New point: 51% from the left, 50% from the top' }),
  ).toBeFocused();
  await mira.keyboard.press('Enter');
  const field = viewer(mira).getByRole('textbox', { name: 'Your comment at this point' });
  await field.pressSequentially('Shimmer ends here, @k');
  await expect(viewer(mira).getByRole('option')).toHaveCount(1);
  await mira.keyboard.press('Escape');
  await expect(viewer(mira).getByRole('option')).toHaveCount(0);
  await mira.keyboard.type('a');
  const release = await holdFrames(mira);
  await mira.keyboard.press('Enter');
  await expect(field).toHaveValue('Shimmer ends here, @Kai Okafor ');
  await mira.keyboard.type('o');
  await release();
  await mira.keyboard.type('k');
  await expect(field).toHaveValue('Shimmer ends here, @Kai Okafor ok');
  for (const _ of 'ok') await mira.keyboard.press('Backspace');
  await mira.reload();
  await references(mira).first().click();
  await viewer(mira).getByRole('button', { name: 'Comment at a point' }).click();
  await mira.keyboard.press('Enter');
  await expect(field).toHaveValue('Shimmer ends here, @Kai Okafor ');
  await viewer(mira).getByRole('button', { name: 'Send' }).click();
  await expect(
    viewer(mira).getByRole('button', { name: 'Comment 1 by Mira Lindqvist' }).first(),
  ).toBeVisible();
  await expect(
    viewer(mira).getByRole('listitem').filter({ hasText: 'Shimmer ends here' }).first(),
  ).toBeFocused();

  const comment = section(kai)
    .getByRole('listitem')
    .filter({ hasText: 'Shimmer ends here' })
    .first();
  await expect(comment.getByText('@Kai Okafor')).toBeVisible();
  await expect(kai.getByRole('img', { name: 'Open comments: 1' })).toBeAttached();
  await comment.getByRole('button', { name: 'Reply to Mira Lindqvist' }).click();
  await kai.keyboard.type('I frame above');
  await kai.keyboard.press('Escape');
  await expect(viewer(mira).getByText('Kai Okafor is writing')).toBeVisible();
  await kai.keyboard.press('Control+Enter');
  await expect(viewer(mira).getByText('I frame above')).toBeVisible();
  await expect(viewer(mira).getByText('Kai Okafor is writing')).toBeHidden();
  await expect(comment.getByRole('button', { name: 'Reply to Mira Lindqvist' })).toBeFocused();
  await kai.goto('/notifications');
  await kai.getByRole('link', { name: /Mira Lindqvist mentioned you/ }).press('Enter');
  await expect(
    viewer(kai).getByRole('listitem').filter({ hasText: 'Shimmer ends here' }).first(),
  ).toBeFocused();
  await kai.keyboard.press('Escape');
  await expect(comment.getByRole('article').first()).toBeFocused();
  await expect(comment.getByRole('article').first()).toBeInViewport();
  await comment.getByRole('button', { name: 'Reference 1, point 1' }).click();
  await expect(
    viewer(kai).getByRole('button', { name: 'Comment 1 by Mira Lindqvist' }).first(),
  ).toHaveAttribute('aria-pressed', 'true');
  await viewer(kai).getByRole('button', { name: 'Resolve' }).click();
  await expect(viewer(mira).getByText('Resolved by Kai Okafor')).toBeVisible();

  await viewer(mira).getByRole('button', { name: 'Close' }).click();
  await show(mira);
  const newComment = section(mira).getByRole('textbox', { name: 'Comment', exact: true });
  await newComment.focus();
  const more = section(mira).getByRole('button', {
    name: 'More for the comment by Mira Lindqvist',
  });
  await more.press('Enter');
  await mira.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await more.press('Enter');
  // The comment is gone before the menu has faded out.
  await mira.emulateMedia({ reducedMotion: 'no-preference' });
  await mira.evaluate(() => document.documentElement.style.setProperty('--fast', '3s'));
  await mira.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(section(mira).getByText('No comments yet.')).toBeVisible();
  await expect(newComment).toBeFocused();
  await expect(viewer(kai).getByText('I frame above')).toBeHidden();
  await expect(told(mira, 'Comment deleted')).toBeVisible();
  await mira.getByRole('button', { name: 'Undo' }).click();
  await expect(told(mira, 'Comment is back')).toBeVisible();
  await expect(section(mira).getByText('I frame above')).toBeVisible();
  await expect(section(mira).getByText('Resolved by Kai Okafor')).toBeVisible();
  await expectAccessible(mira);
  await close();
});

test('a comment that is being written stays after a failure, and a personal link writes without scripts once it may', async ({
  page,
  browser,
}) => {
  await signUp(page, { firstName: 'Mira', lastName: 'Lindqvist' });
  const { id } = await planShoot(page, { title: 'Selkie', date: '2126-12-05' });
  const participants = [{ name: 'Yuki Arai' }];
  await page.request.patch(`/api/shoots/${id}/resources`, { headers, data: { participants } });
  await page.goto(`/shoots/${id}`);
  await show(page);
  const field = section(page).getByRole('textbox', { name: 'Comment' });
  await page.route('**/api/shoots/*/comments', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await field.fill('Where do we meet?');
  await section(page).getByRole('button', { name: 'Send' }).click();
  await expect(section(page).getByRole('alert')).toHaveText('The comment was not sent');
  await expect(field).toHaveValue('Where do we meet?');
  await page.unrouteAll();
  await field.focus();
  await page.keyboard.insertText('!'.repeat(2_000));
  await section(page).getByRole('button', { name: 'Send' }).click();
  await expect(section(page).getByRole('alert')).toContainText('2,000 characters at most');
  await expect(field).toHaveValue(/!{2000}/);
  await field.fill('Where do we meet?');
  await expect(section(page).getByRole('alert')).toHaveCount(0);
  await section(page).getByRole('button', { name: 'Send' }).click();
  await expect(field).toHaveValue('');
  await section(page).getByRole('switch', { name: 'Comments on personal links' }).click();
  await expect(section(page).getByRole('switch')).toBeChecked();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(await personalLink(page, id));
  const all = reader.getByRole('region', { name: 'Comments' });
  await expect(all.getByText('Where do we meet?')).toBeVisible();
  await all.getByText('Reply', { exact: true }).click();
  await all.getByLabel('Your reply').fill('At the pier');
  await all.getByRole('button', { name: 'Send' }).first().click();
  await expect(section(page).getByText('At the pier')).toBeVisible();
  await expect(section(page).getByText('by personal link')).toBeVisible();
  await all.getByText('Edit', { exact: true }).click();
  await all.getByLabel('Your comment').first().fill('At the lighthouse');
  await all.getByRole('button', { name: 'Save' }).click();
  await expect(section(page).getByText('At the lighthouse')).toBeVisible();
  await reader.setViewportSize({ width: 390, height: 400 });
  await all.getByLabel('Your comment').last().fill(' ');
  await all.getByRole('button', { name: 'Send' }).last().click();
  await expect(all.getByRole('alert')).toBeInViewport();
  await plain.close();

  await section(page)
    .getByRole('button', { name: 'More for the comment by Mira Lindqvist' })
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.keyboard.type(' At ten?');
  await section(page).getByRole('button', { name: 'Reply to Mira Lindqvist' }).click();
  await page.keyboard.type('I bring the map');
  const { comments } = await (await page.request.get(`/api/shoots/${id}/comments`)).json();
  await page.request.delete(`/api/comments/${comments[0].id}`, { headers });
  await expect(section(page).getByPlaceholder('Write a comment')).toHaveValue(
    'Where do we meet? At ten?\nI bring the map',
  );
  await expect(section(page).getByText('The comment was deleted while')).toBeVisible();
});

test('a comment about a change leads to the change, and from there back, with the keyboard alone', async ({
  page,
}) => {
  await signUp(page, { firstName: 'Ada', lastName: 'Byron' });
  const { id } = await planShoot(page, { title: 'Selkie', status: 'planning', date: '2126-12-05' });
  await page.request.patch(`/api/shoots/${id}`, { data: { description: 'Fog' }, headers });
  await page.goto(`/shoots/${id}`);
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  const field = page.getByRole('textbox', { name: 'Comment on the change: Description' });
  await press('Show Activity');
  await press('Comment on This Change');
  await expect(field).toBeFocused();
  await page.keyboard.type('Will it last?');
  await page.reload();
  await show(page);
  await expect(field).toHaveValue('Will it last?');
  await press('Remove the Change');
  await expect(page.getByRole('textbox', { name: 'Comment', exact: true })).toBeFocused();
  await press('Show Activity');
  await press('Comment on This Change');
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(section(page).getByText('Will it last?')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Comment', exact: true })).toHaveValue('');

  await page.reload();
  await show(page);
  await press('Show the change: Description');
  const change = page.locator('[data-activity]').filter({ hasText: 'Fog' });
  await expect(change).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(change.getByRole('link', { name: 'Comment by Ada Byron' })).toBeFocused();
  const comment = section(page).getByRole('article').first();
  const link = change.getByRole('link', { name: 'Comment by Ada Byron' });
  for (const _ of ['first', 'again']) {
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(comment).toBeFocused();
    await expect(comment).toBeInViewport();
  }
  await page.goto('/activity');
  await page.getByRole('link', { name: 'a comment' }).focus();
  await page.keyboard.press('Enter');
  await expect(section(page).getByRole('article').first()).toBeFocused();
});
