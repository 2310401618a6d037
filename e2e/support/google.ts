import { GOOGLE_CALLBACK_PATH } from '@lensemble/contract/google';
import type { Page } from '@playwright/test';
import {
  ownGoogleEnv,
  type StandInGoogle,
  serviceAccountEnv,
  startStandInGoogle,
} from '../../testing/google/google.ts';
import { test as base, expect } from './fixtures.ts';
import { planShoot, signUp } from './people.ts';

/** The real server beside a stand-in for Google. `envOf` returns the server's settings for it. */
const besideGoogle = (envOf: (google: StandInGoogle) => Record<string, string>) =>
  base.extend<object, { google: StandInGoogle; registered: undefined }>({
    google: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what a fixture asks for
      async ({}, use) => {
        const google = await startStandInGoogle();
        await use(google);
        await google.close();
      },
      { scope: 'worker' },
    ],
    registered: [
      async ({ google, server }, use) => {
        google.oauth.redirectUris.add(`${server.origin}${GOOGLE_CALLBACK_PATH}`);
        await use(undefined);
      },
      { scope: 'worker', auto: true },
    ],
    serverEnv: [async ({ google }, use) => use(envOf(google)), { scope: 'worker' }],
  });

/** Google through a service account: the team's shared folder and calendar. */
export const testWithServiceAccount = besideGoogle(serviceAccountEnv);

export const testWithOwnGoogle = besideGoogle(ownGoogleEnv);

/** Opens the editor of a new shoot with a date. @returns the shoot's id */
export async function openDatedShoot(page: Page): Promise<string> {
  await signUp(page);
  const { id } = await planShoot(page, {
    title: 'Selkie at dusk',
    status: 'planning',
    date: '2199-06-12',
    time: '19:30',
    timeZone: 'Europe/Lisbon',
  });
  await page.goto(`/shoots/${id}`);
  await expect(page.getByLabel('Title')).toHaveValue('Selkie at dusk');
  return id;
}
