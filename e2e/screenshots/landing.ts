import type { ResponseOf } from '@lensemble/contract/endpoint';
import { publicShootPath } from '@lensemble/contract/public-shoots';
import { listShoots } from '@lensemble/contract/shoots';
import type { Locator, Page } from '@playwright/test';
import { capture, PHONE_WIDTH, type View } from './capture.ts';

const FOLDER = 'apps/web/src/features/landing/screenshots';
const WIDE = { width: 764, height: 568 };
const PHONE = { width: 374, height: 448 };

/** The screens of which the landing page shows a part: how to open each, and the upper left corner of the part. */
const parts: Record<string, (page: Page) => Promise<Locator>> = {
  board: async (page) => {
    await page.goto('/shoots');
    const column = page.getByRole('region', { name: 'Planning' });
    await column.getByRole('link').first().waitFor();
    // Phones show one column at a time.
    await column.evaluate((element) => {
      element.parentElement?.scrollTo({ left: element.getBoundingClientRect().left });
    });
    return column;
  },
  calendar: async (page) => {
    await page.goto('/');
    const month = page.getByRole('region', { name: 'Calendar' });
    await month.locator('img').first().waitFor();
    return month;
  },
  catalogue: async (page) => {
    await page.goto('/costumes');
    const items = page.getByRole('list', { name: 'Costumes' });
    await items.locator('img').first().waitFor();
    return items;
  },
  'call-sheet': async (page) => {
    const answer = await page.request.get(listShoots.path);
    const shoots: ResponseOf<typeof listShoots> = await answer.json();
    const shared = shoots.find(({ isPublic }) => isPublic);
    if (!shared) throw new Error('The demo team shares no shoot');
    await page.goto(publicShootPath(shared.id));
    // Laid out for a wider window, the page would not fit into the picture. Its own margins do not show.
    const width = Math.min(WIDE.width + 24, page.viewportSize()?.width ?? 0);
    await page.setViewportSize({ width, height: 900 });
    return page.locator('article');
  },
};

/** Writes the pictures of the landing page: one for phones, two sizes of one for wider windows. */
export async function captureParts(page: Page, { width, theme }: View): Promise<void> {
  const isPhone = width === PHONE_WIDTH;
  const size = isPhone ? PHONE : WIDE;
  for (const [name, open] of Object.entries(parts)) {
    const corner = await open(page);
    for (const scale of isPhone ? [2] : [1, 2]) {
      const path = `${FOLDER}/${name}-${size.width * scale}-${theme}.webp`;
      await capture(page, path, { corner, ...size, scale });
    }
  }
}
