import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';

const folder = new URL('../../docs/screenshots/', import.meta.url);
const QUALITY = 82;

/** How one looks at a screen. */
export interface View {
  width: 1440 | 390;
  theme: 'dark' | 'light';
}

const heights = { 1440: 900, 390: 844 };

/** Waits until the screen stands still: the fonts are there, and every picture that one sees is drawn. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter((picture) => {
      const { top, bottom, left, right } = picture.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    if (!seen.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)) return false;
    await Promise.all(seen.map((picture) => picture.decode()));
    // Two frames later they are on the screen, too.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return seen.every(({ isConnected }) => isConnected);
  });
}

/** Opens a page in one view. */
export async function openView(
  browser: Browser,
  origin: string,
  { width, theme }: View,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: heights[width] },
    deviceScaleFactor: width === 390 ? 2 : 1,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((name) => localStorage.setItem('theme', name), theme);
  return context.newPage();
}

/** Keeps what the page shows as `docs/screenshots/<name>-<width>-<theme>.webp`. */
export async function capture(page: Page, name: string, { width, theme }: View): Promise<void> {
  await settle(page);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
  });
  const file = fileURLToPath(new URL(`${name}-${width}-${theme}.webp`, folder));
  await writeFile(file, Buffer.from(data, 'base64'));
  console.log(file);
}
