import type { Browser, Locator, Page } from '@playwright/test';
import type { Person } from './people.ts';
import { signUp } from './people.ts';

/** Somebody with a browser of their own. */
export interface Visitor {
  page: Page;
  person: Person;
  close: () => Promise<void>;
}

/** Signs up in a browser that shares nothing with the others. */
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

/** The switcher that shows the active team. */
export function switcher(page: Page): Locator {
  return page.getByRole('complementary').getByRole('button', { description: 'Your teams' });
}

export async function switchTo(page: Page, team: string): Promise<void> {
  await switcher(page).click();
  await page.getByRole('menuitemradio', { name: team }).click();
}

/** The invite link, as its owner reads it in the profile. */
export async function inviteLink(page: Page): Promise<string> {
  await page.goto('/profile');
  const field = page.getByLabel('Invite link');
  await field.waitFor();
  return field.inputValue();
}

/** Somebody's line in the list of members. */
export function memberRow(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: name });
}

/** Signs up with an invite link, in a browser that shares nothing with the others. */
export function joined(
  browser: Browser,
  inviteLink: string,
  given: Partial<Person> = {},
): Promise<Visitor> {
  const { origin, searchParams } = new URL(inviteLink);
  const inviteCode = searchParams.get('inviteCode') ?? '';
  return visitor(browser, origin, { ...given, inviteCode });
}

/** What the page sends from now on that changes something, as `DELETE /api/team/leave`. */
export function writesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' || !request.url().includes('/api/')) return;
    sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return sent;
}
