import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { planShoot, signUp } from './people.ts';
import { photos, references } from './references.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

/** The editor of a shoot with five references, whose ids are answered in their order. */
export async function openReferences(page: Page): Promise<{ shoot: string; ids: string[] }> {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  const ids: string[] = [];
  for (const file of await photos()) {
    const path = `/api/shoots/${id}/references`;
    const answer = await page.request.post(path, { headers, multipart: { file } });
    ids.push((await answer.json()).id);
  }
  await page.goto(`/shoots/${id}`);
  await expect(references(page)).toHaveCount(5);
  return { shoot: id, ids };
}

const storedOf = async (page: Page, shoot: string): Promise<{ id: string; url: string }[]> =>
  (await page.request.get(`/api/shoots/${shoot}/references`)).json();

export const orderOf = async (page: Page, shoot: string): Promise<string[]> =>
  (await storedOf(page, shoot)).map(({ id }) => id);

/** Which of the five pictures a shoot has, in their order. */
export const picturesOf = async (page: Page, shoot: string) =>
  (await storedOf(page, shoot)).map(({ url }) => /aurora|forest|stage|moonsea|neon/.exec(url)?.[0]);

/** The code for it comes after the screen. */
export const untilSortable = (page: Page) =>
  expect(references(page).first()).toHaveAccessibleDescription(/Press Space/);
