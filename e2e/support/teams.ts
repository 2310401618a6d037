import type { Browser, Locator, Page } from '@playwright/test';
import { type Person, signUp } from './people.ts';

export interface Visitor {
  page: Page;
  person: Person;
  close: () => Promise<void>;
}

/** Signs up in a separate browser context. */
export async function visitor(
  browser: Browser,
  baseURL: string,
  given: Partial<Person> & { inviteCode?: string } = {},
): Promise<Visitor> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const person = await signUp(page, given);
  return { page, person, close: () => context.close() };
}

export function switcher(page: Page): Locator {
  return page.getByRole('complementary').getByRole('button', { description: 'Your teams' });
}

export async function switchTo(page: Page, team: string): Promise<void> {
  await switcher(page).click();
  await page.getByRole('menuitemradio', { name: team }).click();
}

export async function inviteLink(page: Page): Promise<string> {
  await page.goto('/profile');
  const field = page.getByLabel('Invite link');
  await field.waitFor();
  return field.inputValue();
}

export function memberRow(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: name });
}

/** Signs up with an invite link in a separate browser context. */
export function joined(
  browser: Browser,
  inviteLink: string,
  given: Partial<Person> = {},
): Promise<Visitor> {
  const { origin, searchParams } = new URL(inviteLink);
  const inviteCode = searchParams.get('inviteCode') ?? '';
  return visitor(browser, origin, { ...given, inviteCode });
}

/** Records the page's writes to the API from now on, like `DELETE /api/team/leave`. */
export function writesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' || !request.url().includes('/api/')) return;
    sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return sent;
}
