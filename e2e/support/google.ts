import type { Page } from '@playwright/test';
import type { StandInGoogle } from '../../testing/google/google.ts';
import {
  ownGoogleEnv,
  serviceAccountEnv,
  startStandInGoogle,
} from '../../testing/google/google.ts';
import { test as base, expect } from './fixtures.ts';
import { planShoot, signUp } from './people.ts';

/** The product with a Google beside it, which it may use as `ways` says. */
const besideGoogle = (envOf: (google: StandInGoogle) => Record<string, string>) =>
  base.extend<object, { google: StandInGoogle }>({
    google: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what a fixture asks for
      async ({}, use) => {
        const google = await startStandInGoogle();
        await use(google);
        await google.close();
      },
      { scope: 'worker' },
    ],
    serverEnv: [async ({ google }, use) => use(envOf(google)), { scope: 'worker' }],
  });

/** The team's shared folder and calendar, by a service account. */
export const testWithServiceAccount = besideGoogle(serviceAccountEnv);

/** Everybody's own Google. */
export const testWithOwnGoogle = besideGoogle(ownGoogleEnv);

/** The editor of a new shoot on a day; answers with its id. */
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
