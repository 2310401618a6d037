import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from '@playwright/test';
import { noteRequests } from '../support/until-quiet.ts';

const QUALITY = 82;

export interface View {
  width: number;
  theme: 'dark' | 'light';
}

export const PHONE_WIDTH = 390;

async function settle(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter((picture) => {
      const { top, bottom, left, right } = picture.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    if (!seen.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)) return false;
    await Promise.all(seen.map((picture) => picture.decode()));
    // They are on the screen two frames later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return seen.every(({ isConnected }) => isConnected);
  });
}

/** Opens a page in one view. `pixels` is the number of device pixels for each CSS pixel. */
export async function openView(
  browser: Browser,
  origin: string,
  { width, theme }: View,
  pixels = width === PHONE_WIDTH ? 2 : 1,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: width === PHONE_WIDTH ? 844 : 900 },
    deviceScaleFactor: pixels,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((name) => localStorage.setItem('theme', name), theme);
  noteRequests(context);
  return context.newPage();
}

/** A part of a page: where it begins, its size in CSS pixels, and how many pixels of the picture each of them gets. */
interface Part {
  corner: Locator;
  width: number;
  height: number;
  scale: number;
}

const MARGIN = 12;

/** Writes what the page shows, or a part of it with a margin, as WebP to a path of the repository. */
export async function capture(page: Page, path: string, part?: Part): Promise<void> {
  await settle(page);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    ...(part && { clip: await clipOf(part) }),
  });
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  await writeFile(file, Buffer.from(data, 'base64'));
  console.log(file);
}

async function clipOf({ corner, ...size }: Part) {
  const box = await corner.boundingBox();
  if (!box) throw new Error(`Not visible: ${corner}`);
  return { ...size, x: Math.max(0, box.x - MARGIN), y: Math.max(0, box.y - MARGIN) };
}
