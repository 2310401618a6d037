import { expect, type Locator, type Page } from '@playwright/test';
import { colorsIn, everythingIn, type Look, violations } from './axe.ts';

/**
 * Fails if axe finds violations on the page as shown, including dialogs. By default checks all rules in the dark theme
 * and the color rules in the light theme.
 */
export async function expectAccessible(
  page: Page,
  looks: readonly Look[] = [everythingIn('dark'), colorsIn('light')],
): Promise<void> {
  for (const look of looks) {
    const faults = await violations(page, look);
    expect(faults, `accessibility of ${page.url()}, ${look.theme}`).toEqual([]);
  }
}

/** Fails if the page scrolls sideways at a width. 360 px is the narrowest supported phone. */
export async function expectNoSidewaysScroll(page: Page, width = 360): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width, height: size?.height ?? 800 });
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  // Components that measure themselves react one frame later.
  await expect
    .poll(excess, { message: `${page.url()} is wider than ${width} px` })
    .toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
}

/** The element with exactly this text, which excludes the longer announcements for screen readers. */
export function told(page: Page, words: string): Locator {
  return page.getByText(words, { exact: true });
}

/** Sends a reminder from an open shoot. */
export async function remind(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reminders', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Send a reminder?' });
  await sheet.getByRole('button', { name: /^Send to/ }).click();
}
