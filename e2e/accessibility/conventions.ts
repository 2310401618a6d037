import { addConvention, planConvention } from '../support/conventions.ts';
import { addItem, signUp } from '../support/people.ts';
import { button, closeTop, dialog, question, type State } from './state.ts';

const UNBROKEN = 'Wolpertingerundwaldgeisterzusammenkunft'.repeat(3);

const form = 'features/conventions/dialog/convention-dialog.tsx';

const email: State['shows'] = (page) => page.getByText('Your days at Lumen Con');

export const list: readonly State[] = [
  {
    name: 'no conventions',
    onPhone: 'too',
    reach: async ({ page }) => {
      await signUp(page);
      await page.goto('/conventions');
    },
    shows: (page) => button(page, 'Add a convention'),
  },
  {
    name: 'a new convention without a name',
    onPhone: 'too',
    renders: form,
    reach: async ({ page }) => {
      await button(page, 'Add a convention').click();
      await dialog(page).getByRole('button', { name: 'Save' }).click();
    },
    shows: (page) => page.getByText('Please enter a name'),
  },
  {
    name: 'the locations for a convention',
    renders: 'features/conventions/dialog/place-fields.tsx',
    reach: ({ page }) => dialog(page).getByRole('combobox', { name: 'Location' }).click(),
    shows: (page) => page.getByRole('option', { name: 'No location' }),
  },
  {
    name: 'a list of conventions',
    onPhone: 'too',
    reach: async (stage) => {
      await addConvention(stage.page, { name: 'Lumen Con' });
      await closeTop(stage);
      await stage.page.goto('/conventions');
    },
    shows: (page) => page.getByRole('link', { name: /Lumen Con/ }),
  },
];

export const one: readonly State[] = [
  {
    name: 'a convention that is not there',
    reach: async ({ page }) => {
      await signUp(page);
      await page.goto('/conventions/5f0c1f6e-93a8-4b57-8a3f-0d1c2b3a4f5e');
    },
    shows: (page) => page.getByText('Another member may have deleted it'),
  },
  {
    name: 'a day by person, with too short a gap',
    onPhone: 'too',
    reach: async ({ page }) => {
      const { id } = await planConvention(page);
      await page.goto(`/conventions/${id}`);
    },
    shows: (page) => page.getByText(/Tight: 20 min walk, 15 min until the next/).first(),
  },
  {
    name: 'whose day a phone shows',
    onPhone: 'only',
    reach: ({ page }) => page.getByRole('radio', { name: 'Yuki' }).focus(),
    shows: (page) => page.getByRole('radio', { name: 'Yuki', checked: true }),
  },
  {
    name: 'a day by place',
    onPhone: 'too',
    reach: async (stage) => {
      await closeTop(stage);
      await stage.page.getByRole('radio', { name: 'Place' }).check();
    },
    shows: (page) => page.getByRole('radio', { name: 'Place', checked: true }),
  },
  {
    name: 'meeting points and the minutes between them',
    onPhone: 'too',
    renders: form,
    reach: ({ page }) => button(page, 'Edit').click(),
    shows: (page) => page.getByLabel('Minutes from A · Hall 4 to B · Roof'),
  },
  {
    name: 'the link of a convention',
    onPhone: 'too',
    renders: 'features/conventions/dialog/link-dialog.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await button(stage.page, 'Link').click();
      await dialog(stage.page).getByRole('switch').click();
    },
    shows: (page) => page.getByText('A new link replaces this one'),
  },
  {
    name: 'the question before a convention is deleted',
    onPhone: 'too',
    renders: 'features/conventions/components/delete-convention.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await button(stage.page, 'Delete').click();
    },
    shows: question,
  },
  {
    name: 'a shoot without a time, and the people that it asks',
    onPhone: 'too',
    renders: 'features/conventions/dialog/shoot-dialog.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await button(stage.page, 'Plan a Shoot Here').click();
      await dialog(stage.page).getByRole('button', { name: 'Add Shoot' }).click();
    },
    shows: (page) => dialog(page).getByRole('alert').first(),
  },
  {
    name: 'the convention of a shoot',
    renders: 'features/shoots/editor/links/convention-section.tsx',
    reach: async ({ page }) => {
      const id = new URL(page.url()).pathname.split('/').at(-1);
      await page.goto(`/shoots/new?convention=${id}`);
      await page.getByRole('combobox', { name: 'Convention', exact: true }).click();
    },
    shows: (page) => page.getByRole('option', { name: 'Lumen Con' }),
  },
  {
    name: 'the days of each person',
    onPhone: 'too',
    renders: 'features/conventions/dialog/days-dialog.tsx',
    reach: async (stage) => {
      const { page } = stage;
      const { id: personnelId } = await addItem(page, 'personnel', { name: UNBROKEN });
      const { id } = await planConvention(page, { personnelId });
      await page.goto(`/conventions/${id}`);
      await button(page, 'Send days').click();
    },
    shows: (page) => page.getByText('No email address. Pass on the link.'),
  },
  {
    name: 'the email with the days of a person',
    renders: 'features/conventions/dialog/days-dialog.tsx',
    reach: async (stage) => {
      const { page } = stage;
      await closeTop(stage);
      const yuki = { name: 'Yuki Arai', email: 'yuki@example.org' };
      const { id: personnelId } = await addItem(page, 'personnel', yuki);
      const { id } = await planConvention(page, { personnelId });
      await page.goto(`/conventions/${id}`);
      await button(page, 'Send days').click();
    },
    shows: email,
  },
  {
    name: 'the email with the days of a person on a phone',
    onPhone: 'only',
    renders: 'features/conventions/dialog/days-dialog.tsx',
    reach: ({ page }) => page.getByRole('tab', { name: 'The email' }).click(),
    shows: email,
  },
];
