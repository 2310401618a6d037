import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { JSHandle, Locator, Page } from '@playwright/test';

const pictures = ['aurora', 'forest', 'stage', 'moonsea', 'neon'];

interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export function photos(): Promise<Photo[]> {
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

export const referenceGrid = (page: Page): Locator =>
  page.getByRole('list', { name: 'Reference Images' });

export function references(page: Page): Locator {
  return page.getByRole('link', { name: /^Reference \d+$/ });
}

/** A DataTransfer with pictures, and text if given, for a drop or a paste. */
export async function transferOf(
  page: Page,
  chosen: readonly Photo[],
  text = '',
): Promise<JSHandle<DataTransfer>> {
  const files = chosen.map(({ buffer, ...file }) => ({
    ...file,
    base64: buffer.toString('base64'),
  }));
  return page.evaluateHandle(
    ([list, words]) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, base64 } of list) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      if (words) transfer.setData('text/plain', words);
      return transfer;
    },
    [files, text] as const,
  );
}

export async function dropPhotos(page: Page, target: Locator): Promise<void> {
  const dataTransfer = await transferOf(page, await photos());
  for (const event of ['dragenter', 'dragover', 'drop'])
    await target.dispatchEvent(event, { dataTransfer });
}
