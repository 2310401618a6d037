import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';

const pictures = ['aurora', 'forest', 'stage', 'moonsea', 'neon'];

/** Five pictures as they lie on a disk. */
export function photos(): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  return Promise.all(
    pictures.map(async (picture) => ({
      name: `${picture}.webp`,
      mimeType: 'image/webp',
      buffer: await readFile(
        fileURLToPath(import.meta.resolve(`@lensemble/pictures/${picture}.webp`)),
      ),
    })),
  );
}

/** The references in the grid, in their order. */
export function references(page: Page): Locator {
  return page.getByRole('link', { name: /^Reference \d+$/ });
}

/** Drags the five pictures from outside the browser onto an element and drops them there. */
export async function dropPhotos(page: Page, target: Locator): Promise<void> {
  const files = (await photos()).map(({ buffer, ...file }) => ({
    ...file,
    base64: buffer.toString('base64'),
  }));
  const dataTransfer = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, base64 } of list) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    return transfer;
  }, files);
  for (const event of ['dragenter', 'dragover', 'drop'])
    await target.dispatchEvent(event, { dataTransfer });
}
