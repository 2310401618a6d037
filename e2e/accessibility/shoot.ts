import { expect } from '@playwright/test';
import { planWithIda } from '../support/crew-mails.ts';
import { addItem, planShoot, signUp } from '../support/people.ts';
import { references } from '../support/references.ts';
import { remind } from '../support/screens.ts';
import { FAR_AWAY, planHardOnes, planRichly, TOKYO } from './plans.ts';
import { button, closeTop, dialog, question, type State, said } from './state.ts';

const SVALBARD = {
  name: 'Longyearbyen',
  placeId: 'geo:78.216667,15.633333',
  latitude: 78.216667,
  longitude: 15.633333,
};
export const shoot: readonly State[] = [
  {
    name: 'long words',
    onPhone: 'too',
    reach: async ({ page }) => {
      await signUp(page);
      await page.goto(`/shoots/${await planHardOnes(page)}`);
    },
    shows: (page) => page.getByLabel('Title'),
  },
  {
    name: 'a place where the sun does not rise',
    reach: async ({ page }) => {
      const { id: locationId } = await addItem(page, 'locations', SVALBARD);
      const plan = { title: 'Aurora', status: 'planning', date: FAR_AWAY, time: '12:00' } as const;
      const { id } = await planShoot(page, { ...plan, locationId });
      await page.goto(`/shoots/${id}`);
    },
    shows: (page) =>
      page.getByRole('region', { name: 'Light' }).getByText('The sun does not rise that day'),
  },
  {
    name: 'something of everything',
    onPhone: 'too',
    reach: async ({ page }) => {
      await page.route('https://www.instagram.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>A post</title>' }),
      );
      await page.goto(`/shoots/${await planRichly(page)}`);
      await button(page, 'Change location').scrollIntoViewIfNeeded();
      await expect(page.getByRole('region', { name: `Map of ${TOKYO.name}` })).toBeVisible();
      await expect(references(page)).toHaveCount(11);
      await button(page, /Post1 Post/).click();
      const light = page.getByRole('region', { name: 'Light' });
      await expect(light.getByText('Golden light').first()).toBeVisible();
    },
    shows: (page) => button(page, 'Change location'),
  },
  {
    name: 'lists that are unfolded',
    onPhone: 'too',
    reach: async ({ page }) => {
      await button(page, 'Change location').scrollIntoViewIfNeeded();
      await button(page, 'Show 2 more').click();
      await button(page, 'Show 13 more').click();
      await expect(references(page)).toHaveCount(24);
    },
    // A section that moves to another column at the phone's width is folded again.
    shows: (page) => page.getByRole('button', { name: /^Show (fewer|\d+ more)$/ }).first(),
  },
  {
    name: 'items of a catalog',
    renders: 'components/add-menu/add-menu.tsx',
    reach: ({ page }) => button(page, /^Add costumes/).click(),
    shows: (page) => page.getByRole('option', { name: 'Create New...' }),
  },
  {
    name: 'who wears what',
    onPhone: 'too',
    renders: 'features/shoots/editor/links/worn-costumes.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await button(stage.page, /^Costume of Dana/).click();
    },
    shows: (page) => page.getByRole('menuitemcheckbox', { name: /^Nimue/ }),
  },
  {
    name: 'the roles of a participant',
    renders: 'features/shoots/editor/links/role-select.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await stage.page.getByRole('combobox', { name: 'Role of Dana' }).click();
    },
    shows: (page) => page.getByRole('option', { name: 'Custom...' }),
  },
  {
    name: 'when a participant may arrive',
    renders: 'features/shoots/editor/links/call-time-select.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await stage.page.getByRole('combobox', { name: 'Call time of Dana' }).click();
    },
    shows: (page) => page.getByRole('option', { name: '1:15 PM', exact: true }),
  },
  {
    name: 'what can be done with a personal link',
    onPhone: 'too',
    renders: 'features/shoots/calls/link-menu.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await button(stage.page, 'Personal link of Dana').click();
    },
    shows: (page) => page.getByRole('menuitem', { name: 'Copy link' }),
  },
  {
    name: 'the code of a personal link',
    onPhone: 'too',
    renders: 'features/shoots/calls/link-qr-dialog.tsx',
    reach: ({ page }) => page.getByRole('menuitem', { name: 'Show QR code' }).click(),
    shows: (page) => page.getByRole('img', { name: 'QR code of the personal link of Dana' }),
  },
  {
    name: 'a personal link to replace',
    renders: 'features/shoots/calls/link-menu.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await button(stage.page, 'Personal link of Dana').click();
      await stage.page.getByRole('menuitem', { name: 'New link' }).click();
    },
    shows: question,
  },
  {
    name: 'the participants who may be the day-of contact',
    renders: 'features/shoots/editor/links/day-contact.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await stage.page.getByRole('combobox', { name: 'Day-of contact: Mira' }).click();
    },
    shows: (page) => page.getByRole('option', { name: 'None' }),
  },
  {
    name: 'a reference',
    onPhone: 'too',
    renders: 'features/shoots/editor/references/viewer/reference-viewer.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await references(stage.page).first().click();
    },
    shows: said('1 / 24'),
  },
  {
    name: 'a reference to delete',
    renders: 'features/shoots/editor/references/references-section.tsx',
    reach: ({ page }) => dialog(page).getByRole('button', { name: 'Delete', exact: true }).click(),
    shows: question,
  },
  {
    name: 'a reference that was deleted, with a message over the viewer',
    renders: 'features/shoots/editor/references/viewer/reference-viewer.tsx',
    reach: async ({ page }) => {
      await question(page).getByRole('button', { name: 'Delete' }).click();
      await page.getByText('Reference deleted', { exact: true }).hover();
    },
    shows: said('Reference deleted'),
  },
  {
    name: 'a copy of a shoot',
    renders: 'features/shoots/components/duplicate-dialog.tsx',
    reach: async ({ page }) => {
      await button(page, 'Close').click();
      await button(page, 'Duplicate').click();
    },
    shows: (page) => page.getByRole('dialog').getByRole('button', { name: 'No date' }),
  },
  {
    name: 'a shoot to save as a template',
    renders: 'features/shoots/components/save-template-dialog.tsx',
    reach: ({ page }) => button(page, 'Save as Template').click(),
    shows: (page) => page.getByRole('dialog', { name: 'Save as Template' }).getByLabel('Name'),
  },
  {
    name: 'a reminder to send',
    onPhone: 'too',
    renders: 'features/shoots/editor/outward/reminders-dialog.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await button(stage.page, 'Reminders').click();
    },
    shows: (page) => dialog(page).getByRole('list', { name: 'Recipients' }),
  },
  {
    name: 'a call sheet to send',
    onPhone: 'too',
    renders: 'features/shoots/calls/send-panel.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await button(stage.page, 'Send call sheet').click();
      await dialog(stage.page).getByRole('switch', { name: 'Attach the PDF' }).click();
      await expect(dialog(stage.page).getByText(/^About \d/)).toBeVisible();
    },
    shows: (page) => dialog(page).getByRole('list', { name: 'Crew' }),
  },
  {
    name: 'a shoot that is shared',
    onPhone: 'too',
    reach: async (stage) => {
      await closeTop(stage);
      await stage.page.getByRole('switch', { name: 'Public sharing' }).click();
    },
    shows: (page) => page.getByRole('link', { name: /opens the public page/ }),
  },
  {
    name: 'the options of a private link',
    onPhone: 'too',
    renders: 'features/shoots/editor/sharing/link-options-dialog.tsx',
    reach: ({ page }) => button(page, 'Last day and password').click(),
    shows: (page) => page.getByRole('dialog').getByRole('button', { name: 'New link' }),
  },
  {
    name: 'a call sheet, and a reminder that went out',
    onPhone: 'too',
    reach: async (stage) => {
      const { page } = stage;
      await closeTop(stage);
      await remind(page);
      await expect(page.getByText(/^The last reminder /)).toBeVisible();
      const opened = page.context().waitForEvent('page');
      await button(page, 'Docs').click();
      await (await opened).close();
    },
    shows: said('Call sheet document created'),
  },
  {
    name: 'a shoot to delete, of which people were reminded',
    renders: 'features/shoots/editor/components/delete-shoot-dialog.tsx',
    reach: ({ page }) => button(page, 'Delete').click(),
    shows: question,
  },
  {
    name: 'the kinds of activity to show',
    onPhone: 'too',
    renders: 'features/shoots/editor/activity/kind-select.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      // The sections above would move it during the press while they load.
      await button(stage.page, 'Show Activity').scrollIntoViewIfNeeded();
      await expect(stage.page.getByRole('heading', { name: 'Gallery' })).toBeVisible();
      await expect(stage.page.getByText('Loading...')).toHaveCount(0);
      await button(stage.page, 'Show Activity').click();
      await stage.page.getByRole('combobox', { name: 'Which entries' }).click();
    },
    shows: (page) => page.getByRole('option', { name: 'Everything' }),
  },
  {
    name: 'a nudge to confirm',
    onPhone: 'too',
    renders: 'features/shoots/calls/use-mail-question.tsx',
    reach: async ({ page }) => {
      await page.goto(`/shoots/${(await planWithIda(page)).id}`);
      await button(page, 'Send call sheet').click();
      await button(page, 'Send to 1').click();
      await button(page, 'Nudge 1').click();
    },
    shows: question,
  },
];
