import { expect, type Locator, type Page } from '@playwright/test';
import { colorsIn, everythingIn, type Look, violations } from './axe.ts';

/**
 * Fails if axe finds violations on the page as shown, including dialogs, without the elements of `except`. By default
 * checks all rules in the dark theme and the color rules in the light theme.
 */
export async function expectAccessible(
  page: Page,
  looks: readonly Look[] = [everythingIn('dark'), colorsIn('light')],
  except: readonly string[] = [],
): Promise<void> {
  for (const look of looks) {
    const faults = await violations(page, { ...look, except });
    expect(faults, `accessibility of ${page.url()}, ${look.theme}`).toEqual([]);
  }
}

/**
 * Fails if the page scrolls sideways at one of the widths. 360 px is the narrowest supported phone.
 * @param patience how long the page may take to settle at a width, `timeout` in ms
 */
export async function expectNoSidewaysScroll(
  page: Page,
  widths: readonly number[] = [360],
  patience?: { timeout: number },
): Promise<void> {
  const size = page.viewportSize();
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  for (const width of widths) {
    await page.setViewportSize({ width, height: size?.height ?? 800 });
    const message = `${page.url()} is wider than ${width} px`;
    // Components that measure themselves react one frame later.
    await expect.poll(excess, { message, ...patience }).toBeLessThanOrEqual(0);
  }
  if (size) await page.setViewportSize(size);
}

/** The element with exactly this text, which excludes the longer announcements for screen readers. */
export function told(page: Page, words: string): Locator {
  return page.getByText(words, { exact: true });
}

/** Whether two visible elements have a point of the screen in common. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('Both must be visible');
  const isBeside = a.x >= b.x + b.width || b.x >= a.x + a.width;
  const isAbove = a.y >= b.y + b.height || b.y >= a.y + a.height;
  return !isBeside && !isAbove;
}

/** Sends a reminder from an open shoot. */
export async function remind(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reminders', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Send a reminder?' });
  await sheet.getByRole('button', { name: /^Send to/ }).click();
}
