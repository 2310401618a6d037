import type { Page } from '@playwright/test';

/** A portrait that is white all over, which is the hardest ground for white words. */
export async function whitePicture(page: Page) {
  const encoded = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 1_000 });
    const paper = canvas.getContext('2d');
    if (!paper) throw new Error('There is no canvas');
    paper.fillStyle = 'white';
    paper.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png').replace(/^.*,/, '');
  });
  return { name: 'white.png', mimeType: 'image/png', buffer: Buffer.from(encoded, 'base64') };
}
