import type { Provider } from '@lensemble/contract/boot';
import { startFacebook } from '../../testing/facebook-sign-in.ts';
import { type StandInProvider, startGoogle } from '../../testing/google-sign-in.ts';
import { test as base } from './fixtures.ts';

type StandIns = Readonly<Record<Provider, StandInProvider>>;

/** The real server with stand-ins for Google and Facebook. */
export const test = base.extend<object, { standIns: StandIns }>({
  standIns: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what a fixture asks for
    async ({}, use) => {
      const [google, facebook] = await Promise.all([startGoogle(), startFacebook()]);
      await use({ google, facebook });
      await Promise.all([google.close(), facebook.close()]);
    },
    { scope: 'worker' },
  ],
  serverEnv: [
    async ({ standIns }, use) => use({ ...standIns.google.env, ...standIns.facebook.env }),
    { scope: 'worker' },
  ],
});
