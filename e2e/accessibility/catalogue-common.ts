import { expect, type Page } from '@playwright/test';
import { act, type CatalogueScreen, card, choosePicture } from '../support/catalogues.ts';
import { signUp } from '../support/people.ts';
import { button, closeTop, dialog, question, type Stage, type State } from './state.ts';

export async function discard({ page }: Stage): Promise<void> {
  await page.keyboard.press('Escape');
  await button(page, 'Discard').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export async function giveFile(page: Page, text: string): Promise<void> {
  const file = { name: 'equipment.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await dialog(page).locator('input[type=file]').setInputFiles(file);
}

const addFirst = (page: Page) => page.getByRole('button', { name: /^Add Your First / });

/** The states that every catalog has. */
export const common = ({ path, nameField, others }: CatalogueScreen): readonly State[] => [
  {
    name: 'nothing in it',
    onPhone: 'too',
    reach: async ({ page }) => {
      await signUp(page);
      await page.goto(path);
    },
    shows: addFirst,
  },
  {
    name: 'a name that is missing',
    renders: 'features/catalogues/dialogs/item-dialog.tsx',
    reach: async ({ page }) => {
      await addFirst(page).click();
      await dialog(page).getByRole('button', { name: 'Create' }).click();
    },
    shows: (page) => page.getByText(`${nameField} is required`, { exact: false }),
  },
  {
    name: 'a form with a picture',
    onPhone: 'too',
    renders: 'features/catalogues/dialogs/item-dialog.tsx',
    reach: async ({ page }) => {
      await dialog(page).getByLabel(nameField, { exact: true }).fill('Selkie');
      for (const [label, words] of Object.entries(others))
        await dialog(page).getByLabel(label, { exact: true }).fill(words);
      await choosePicture(page, dialog(page));
    },
    shows: (page) => dialog(page).locator('img'),
  },
  {
    name: 'a card with a picture',
    onPhone: 'too',
    reach: async ({ page }) => {
      await dialog(page).getByRole('button', { name: 'Create' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
    shows: (page) => card(page, 'Selkie').locator('img'),
  },
  {
    name: 'what else can be done with a card',
    renders: 'features/catalogues/components/card-tools.tsx',
    reach: ({ page }) => button(page, 'More for Selkie').click(),
    shows: (page) => page.getByRole('menuitem', { name: 'Duplicate' }),
  },
  {
    name: 'an item to delete',
    renders: 'features/catalogues/components/delete-item-dialog.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await act(stage.page, 'Delete', 'Selkie');
    },
    shows: question,
  },
];
