import type { Page } from '@playwright/test';

export const link = (id: string) => `/public/shoots/${id}`;

export async function share(page: Page, id: string): Promise<void> {
  const response = await page.request.patch(`/api/shoots/${id}`, {
    data: { isPublic: true },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  if (!response.ok()) throw new Error(`PATCH ${id}: ${response.status()}`);
}
