import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { planShoot, signUp } from './people.ts';
import { photos, references } from './references.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

/** Adds references that share one picture, so that the server processes it only once. @returns their ids in order */
export async function addReferences(page: Page, shoot: string, count: number): Promise<string[]> {
  const path = `/api/shoots/${shoot}/references`;
  const [file] = await photos();
  const first = await page.request.post(path, { headers, multipart: { file: file ?? '' } });
  const { id, url } = await first.json();
  const ids: string[] = [id];
  while (ids.length < count) {
    const answer = await page.request.post(path, { headers, data: { url } });
    ids.push((await answer.json()).id);
  }
  return ids;
}

/** Opens the editor of a shoot with five references. @returns the ids of the shoot and of its references in order */
export async function openReferences(page: Page): Promise<{ shoot: string; ids: string[] }> {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  const ids = await addReferences(page, id, 5);
  await page.goto(`/shoots/${id}`);
  await expect(references(page)).toHaveCount(5);
  return { shoot: id, ids };
}

const storedOf = async (page: Page, shoot: string): Promise<{ id: string; url: string }[]> =>
  (await page.request.get(`/api/shoots/${shoot}/references`)).json();

export const orderOf = async (page: Page, shoot: string): Promise<string[]> =>
  (await storedOf(page, shoot)).map(({ id }) => id);

export const picturesOf = async (page: Page, shoot: string) =>
  (await storedOf(page, shoot)).map(({ url }) => /aurora|forest|stage|moonsea|neon/.exec(url)?.[0]);

/** Waits for the sorting code, which loads after the screen. */
export const untilSortable = (page: Page) =>
  expect(references(page).first()).toHaveAccessibleDescription(/Press Space/);
