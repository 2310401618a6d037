import { openOnSet } from '../support/on-set.ts';
import { planPacking } from '../support/packing.ts';
import { closeTop, headers, type State } from './state.ts';

const UNBROKEN = 'Wolpertingerundwaldgeisterzusammenkunft'.repeat(3);

/** The packing list of a shoot. */
export const packing: readonly State[] = [
  {
    name: 'an empty packing list',
    reach: async ({ page }) => {
      const made = await page.request.post('/api/shoots', { headers, data: { title: 'Bare' } });
      await page.goto(`/shoots/${(await made.json()).id}`);
    },
    shows: (page) => page.getByText('Nothing to pack yet'),
  },
  {
    name: 'a packing list with a kit and very long names',
    onPhone: 'too',
    reach: async ({ page }) => {
      const id = await planPacking(page, { title: 'Avalon', people: [UNBROKEN] });
      await page.goto(`/shoots/${id}`);
      const list = page.getByRole('region', { name: 'Packing', exact: true });
      await list.getByLabel('Add a line').fill(`${UNBROKEN} ${UNBROKEN}`);
      await list.getByLabel('Add a line').press('Enter');
      await list.getByRole('button', { name: 'Add a kit' }).click();
      await page.getByRole('option', { name: /Repair kit/ }).click();
      await page.keyboard.press('Escape');
      await list.getByRole('button', { name: /^Repair kit Kit/ }).click();
      await list.getByRole('checkbox', { name: 'Packed: Hot glue gun' }).first().click();
    },
    // Another width may fold the kit.
    shows: (page) => page.getByText('Kit, 1 of 2'),
  },
  {
    name: 'who brings something',
    onPhone: 'too',
    renders: 'features/shoots/editor/packing/entry-menu.tsx',
    reach: ({ page }) =>
      page
        .getByRole('button', { name: /^Wolpert.*brings it$/ })
        .first()
        .click(),
    shows: (page) => page.getByRole('menuitem', { name: 'Delete' }),
  },
  {
    name: 'a line to edit',
    reach: async (stage) => {
      await closeTop(stage);
      const { page } = stage;
      await page
        .getByRole('button', { name: /^Wolpert.*brings it$/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
    },
    shows: (page) => page.getByLabel('Text', { exact: true }),
  },
  {
    name: 'how many units of something are packed',
    onPhone: 'too',
    reach: async (stage) => {
      await closeTop(stage);
      await stage.page.getByRole('button', { name: 'Light stand: who brings it?' }).click();
    },
    shows: (page) => page.getByRole('menuitem', { name: '0 of 3 packed: one more' }),
  },
  {
    name: 'what can be said of a part of a kit',
    onPhone: 'too',
    renders: 'features/shoots/editor/packing/part-row.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      const { page } = stage;
      const more = page.getByRole('button', { name: 'More about Hot glue gun' });
      // Another width may have folded the kit.
      if ((await more.count()) === 0)
        await page.getByRole('button', { name: /^Repair kit Kit/ }).click();
      await more.click();
    },
    shows: (page) => page.getByRole('menuitem', { name: 'Note' }),
  },
  {
    name: 'a note on a part of a kit',
    reach: ({ page }) => page.getByRole('menuitem', { name: 'Note' }).click(),
    shows: (page) => page.getByLabel('Note on Hot glue gun'),
  },
];

/** Packing on set, after the other states there. */
export const packingOnSet: readonly State[] = [
  {
    name: 'packing',
    onPhone: 'too',
    reach: async ({ page }) => {
      const id = await planPacking(page, { title: 'Avalon', people: [UNBROKEN] });
      await openOnSet(page, id);
      await page.getByRole('button', { name: 'Packing' }).first().click();
      await page.getByLabel('Add a line').fill(`${UNBROKEN} ${UNBROKEN}`);
      await page.getByLabel('Add a line').press('Enter');
      await page.getByRole('checkbox', { name: 'Packed: Nimue' }).click();
    },
    shows: (page) => page.getByText('1 of 4 packed'),
  },
  {
    name: 'how many units are packed, and a note, on set',
    renders: 'features/on-set/components/sheet.tsx',
    onPhone: 'too',
    reach: ({ page }) => page.getByRole('button', { name: 'More about Light stand' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Light stand' }),
  },
];
