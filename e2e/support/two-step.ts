import { setUpTwoStep, turnOnTwoStep as turnOn } from '@lensemble/contract/two-step';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';

const STEP_MS = 30_000;
const headers = { 'sec-fetch-site': 'same-origin' };

/** The code that an app with this key shows so many steps from now. */
export function codeOf(key: string, steps = 0): string {
  const { secret } = new TOTP({ secret: key.replaceAll(' ', '') });
  return TOTP.generate({ secret, timestamp: Date.now() + steps * STEP_MS });
}

/** Turns two-step sign-in on through the API. */
export async function turnOnTwoStep(page: Page): Promise<void> {
  const setup = await page.request.post(setUpTwoStep.path, { data: {}, headers });
  const { secret } = await setup.json();
  const answer = await page.request.post(turnOn.path, { data: { code: codeOf(secret) }, headers });
  if (!answer.ok()) throw new Error(await answer.text());
}
