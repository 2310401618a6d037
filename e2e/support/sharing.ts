import type { Page } from '@playwright/test';

export const link = (id: string) => `/public/shoots/${id}`;

export async function share(page: Page, id: string): Promise<void> {
  const response = await page.request.patch(`/api/shoots/${id}`, {
    data: { isPublic: true },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  if (!response.ok()) throw new Error(`PATCH ${id}: ${response.status()}`);
}

/** The private link of a shoot, with a password. */
export async function lockedLink(page: Page, id: string): Promise<string> {
  const response = await page.request.patch(`/api/shoots/${id}/share-link`, {
    data: { password: 'Blue-Hour 7' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  if (!response.ok()) throw new Error(`PATCH the link of ${id}: ${response.status()}`);
  return (await response.json()).url;
}

/** Replaces the private link of a shoot, as another member does. */
export async function replacedLink(page: Page, id: string): Promise<string> {
  const response = await page.request.post(`/api/shoots/${id}/share-link/replace`, {
    data: {},
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  if (!response.ok()) throw new Error(`Replacing the link of ${id}: ${response.status()}`);
  return (await response.json()).url;
}
