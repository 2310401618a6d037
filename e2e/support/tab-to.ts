import type { Locator } from '@playwright/test';

/** More than any screen has between two controls of a journey. */
const PRESSES_MAX = 150;

const hasFocus = (target: Locator) =>
  target.evaluateAll(([element]) => element !== undefined && element === document.activeElement);

/** Presses Tab until the first element of `target` has the focus. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page();
  await target.first().waitFor({ state: 'attached' });
  for (let presses = 0; presses < PRESSES_MAX; presses++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${target}`);
}
