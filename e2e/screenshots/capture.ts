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

/** Waits until the screen stands still: fonts and pictures are there, nothing moves. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
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
