import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Page as Address, onSetPages, pages } from '@lensemble/contract/pages';
import type { Page } from '@playwright/test';
import * as account from './accessibility/account.ts';
import * as afterwards from './accessibility/afterwards.ts';
import { busyShoot } from './accessibility/busy-shoot.ts';
import * as catalogues from './accessibility/catalogues.ts';
import * as conventions from './accessibility/conventions.ts';
import { dashboard } from './accessibility/dashboard.ts';
import { datePoll } from './accessibility/date-poll.ts';
import { newShoot } from './accessibility/new-shoot.ts';
import * as notifications from './accessibility/notifications.ts';
import { onSet, onSetList } from './accessibility/on-set.ts';
import * as overviews from './accessibility/overviews.ts';
import { packing } from './accessibility/packing.ts';
import { personalPage } from './accessibility/personal-page.ts';
import { profile } from './accessibility/profile.ts';
import { sharedPage } from './accessibility/shared-page.ts';
import { shoot } from './accessibility/shoot.ts';
import { shootTroubles } from './accessibility/shoot-troubles.ts';
import { shotList } from './accessibility/shot-list.ts';
import type { State } from './accessibility/state.ts';
import { unsubscribe } from './accessibility/unsubscribe.ts';
import { colorsIn, everythingIn, type Look } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { expectAccessible, narrowTo } from './support/screens.ts';

const STATE_LIMIT_MS = 60_000;
const PHONE = { width: 390, height: 844 };

/** Every state of every screen, in the order of a visit. A missing route does not compile. */
const states: Readonly<
  Record<Address | '/public/shoots/:id' | '/call/:token' | '/unsubscribe/:secret', readonly State[]>
> = {
  '/': dashboard,
  '/auth': account.auth,
  '/auth/callback': account.callback,
  '/auth/confirm': account.confirm,
  '/auth/reset': account.reset,
  '/shoots': overviews.board,
  '/shoots/new': newShoot,
  '/shoots/:id': [...shoot, ...busyShoot, ...shootTroubles, ...datePoll, ...shotList, ...packing],
  '/shoots/day': onSetList,
  '/shoots/:id/day': onSet,
  '/calendar': overviews.calendar,
  '/status/:status': overviews.status,
  '/map': overviews.map,
  '/conventions': conventions.list,
  '/conventions/:id': conventions.one,
  '/activity': afterwards.activity,
  '/trash': afterwards.trash,
  '/notifications': notifications.list,
  '/profile': [...notifications.settings, ...profile],
  '/personnel': catalogues.personnel,
  '/equipment': catalogues.equipment,
  '/locations': catalogues.locations,
  '/props': catalogues.props,
  '/costumes': catalogues.costumes,
  '/kits': catalogues.kits,
  '/public/shoots/:id': sharedPage,
  '/call/:token': personalPage,
  '/unsubscribe/:secret': unsubscribe,
};

/** States that need other services or settings, each with the journey that checks it. */
const elsewhere: Readonly<Record<string, string>> = {
  'features/account/components/language-section.tsx': 'languages.spec.ts',
  'features/shoots/editor/live/here-now.tsx': 'together.spec.ts',
  'features/shoots/editor/outward/save-options-dialog.tsx': 'google-own.spec.ts',
};

/** The width of the smallest phone. */
const NARROWEST = 360;
/** Where layouts change, from wide to narrow. An overlay only covers a screen that is checked itself. */
const wideWidthsOf = ({ renders }: State) => (renders ? [] : [1440, 1024, 768]);

/** The screen below an overlay, which is checked by itself. */
async function checkedBelow(page: Page, { shows, renders }: State): Promise<string[]> {
  if (!renders) return [];
  const isInScreen = await shows(page).evaluate((element) => element.closest('#root') !== null);
  return isInScreen ? [] : ['#root'];
}

/** Each theme is checked once: where a state is checked on both, the dark one on the desktop and the light one on a phone. */
const looksOf = ({ onPhone }: State): Record<'desktop' | 'phone', readonly Look[]> =>
  onPhone === 'too'
    ? { desktop: [everythingIn('dark')], phone: [everythingIn('light')] }
    : {
        desktop: [everythingIn('dark'), colorsIn('light')],
        phone: [everythingIn('light'), colorsIn('dark')],
      };

/** Goes from wide to narrow, because each change of the width draws the page again. */
async function expectGood(page: Page, state: State): Promise<void> {
  const { onPhone } = state;
  const looks = looksOf(state);
  if (onPhone !== 'only')
    await expectAccessible(page, looks.desktop, await checkedBelow(page, state));
  await narrowTo(page, wideWidthsOf(state));
  if (onPhone) {
    await page.setViewportSize(PHONE);
    await expect(state.shows(page)).toBeVisible();
    await expectAccessible(page, looks.phone, await checkedBelow(page, state));
  }
  await narrowTo(page, [NARROWEST]);
}

for (const [address, its] of Object.entries(states)) {
  test(`${address}: every state is accessible and fits a phone`, async ({
    page,
    browser,
    server,
  }) => {
    test.setTimeout(its.length * STATE_LIMIT_MS);
    const desk = page.viewportSize();
    for (const state of its) {
      await test.step(state.name, async () => {
        const size = state.onPhone === 'only' ? PHONE : desk;
        if (size) await page.setViewportSize(size);
        await state.reach({ page, browser, server });
        await expect(state.shows(page)).toBeVisible();
        await expectGood(page, state);
      });
    }
  });
}

const web = fileURLToPath(new URL('../apps/web/src', import.meta.url));

const filesBelow = (folder: string): string[] =>
  readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );

test('the addresses are those that the web has screens for', () => {
  const addresses = filesBelow('routes')
    .filter((file) => !/(^|\/)_[^/]*\.tsx$/.test(file))
    .map((file) => file.replace(/^_app\//, '').replace(/\.tsx$/, ''))
    .map((file) => `/${file.replaceAll('.', '/').replaceAll('$', ':')}`)
    .map((file) => file.replace(/(.)\/index$|^\/index$/, '$1') || '/');
  // *On set* has a document of its own.
  expect([...addresses, ...onSetPages].sort()).toEqual([...pages].sort());
});

test('every file that renders something over a screen has a state', () => {
  const opens =
    /<(DialogContent|AlertDialog|PopoverContent|DropdownMenu|Select|(Dialog|Primitive)\.Content|dialog)\b/;
  const rendering = filesBelow('.')
    .filter((file) => !file.startsWith('components/ui/'))
    .filter((file) => opens.test(readFileSync(join(web, file), 'utf8')));
  const listed = Object.values(states)
    .flat()
    .flatMap(({ renders }) => renders ?? []);
  expect([...new Set([...listed, ...Object.keys(elsewhere)])].sort()).toEqual(rendering.sort());
});
