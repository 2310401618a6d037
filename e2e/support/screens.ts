import { expect, type Locator, type Page } from '@playwright/test';
import { colorsIn, everythingIn, type Look, violations } from './axe.ts';

/**
 * Fails if axe finds violations on the page as shown, including dialogs, without the elements of `except`. By default
 * checks all rules in the dark theme and the color rules in the light theme.
 */
export async function expectAccessible(
  page: Page,
  looks: readonly Look[] = [everythingIn('dark'), colorsIn('light')],
  except: readonly string[] = [],
): Promise<void> {
  for (const { theme, faults } of await violations(page, looks, except))
    expect(faults, `accessibility of ${page.url()}, ${theme}`).toEqual([]);
  // Browsers stop the submit event of the inner form, and load the page again.
  await expect(page.locator('form form'), 'a form in a form').toHaveCount(0);
}

/**
 * Makes the page as wide as each of the widths in turn. Fails if it scrolls sideways there, or if a dialog or menu cuts a
 * control off at a side. It keeps the last width.
 * @param patience how long the page may take to settle at a width, `timeout` in ms
 */
export async function narrowTo(
  page: Page,
  widths: readonly number[],
  patience?: { timeout: number },
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 800 });
    const message = `${page.url()} fits ${width} px`;
    // Components that measure themselves react one frame later.
    await expect.poll(() => page.evaluate(whatDoesNotFit), { message, ...patience }).toEqual([]);
  }
}

/** Like `narrowTo`, and returns to the width of before. 360 px is the narrowest supported phone. */
export async function expectNoSidewaysScroll(
  page: Page,
  widths: readonly number[] = [360],
  patience?: { timeout: number },
): Promise<void> {
  const size = page.viewportSize();
  await narrowTo(page, widths, patience);
  if (size) await page.setViewportSize(size);
}

/** Runs in the page. Regions that scroll sideways on purpose say so with `overflow-x-auto`. */
function whatDoesNotFit(): string[] {
  const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex], [role=option]';
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);
  for (const layer of document.querySelectorAll(layers))
    for (const control of layer.querySelectorAll(controls))
      if (control.closest(layers) === layer && isCutOff(control, layer)) {
        const words = control.getAttribute('aria-label') ?? control.textContent;
        found.push(`${control.localName} “${words?.slice(0, 60)}” is cut off`);
      }
  return found;

  function isCutOff(control: Element, layer: Element): boolean {
    const { left, right, width, height } = control.getBoundingClientRect();
    // Hidden, or only for screen readers.
    if (width <= 1 || height <= 1) return false;
    // The field that a switch keeps for forms, or scrolled sideways on purpose.
    if (control.closest('[aria-hidden=true], .overflow-x-auto')) return false;
    if (left < -1 || right > clientWidth + 1) return true;
    for (let box = control.parentElement; box; box = box.parentElement) {
      const edges = box.getBoundingClientRect();
      const cuts = getComputedStyle(box).overflowX !== 'visible';
      if (cuts && (left < edges.left - 1 || right > edges.right + 1)) return true;
      if (box === layer) return false;
    }
    return false;
  }
}

/** The element with exactly this text, which excludes the longer announcements for screen readers. */
export function told(page: Page, words: string): Locator {
  return page.getByText(words, { exact: true });
}

/** Whether two visible elements have a point of the screen in common. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('Both must be visible');
  const isBeside = a.x >= b.x + b.width || b.x >= a.x + a.width;
  const isAbove = a.y >= b.y + b.height || b.y >= a.y + a.height;
  return !isBeside && !isAbove;
}

/** Expects the browser to ask before it closes the page, and stays in the page. */
export async function expectLeaveQuestion(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await closing;
}

/** Waits for the panel with what is open in a shoot, which moves the sections below it when it comes. */
export async function untilOpenIsKnown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /things? open/ })).toBeVisible();
}

/** Sends a reminder from an open shoot. */
export async function remind(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reminders', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Send a reminder?' });
  await sheet.getByRole('button', { name: /^Send to/ }).click();
}
