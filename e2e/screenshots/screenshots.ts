import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResponseOf } from '@lensemble/contract/endpoint';
import { listShoots } from '@lensemble/contract/shoots';
import { chromium, type Locator, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../testing/chromium.ts';
import { startServer } from '../../testing/real-server.ts';
import { findOrInstallBrowser } from '../support/browser.ts';
import { signIn } from '../support/people.ts';
import { untilQuiet } from '../support/until-quiet.ts';
import { capture, openView, PHONE_WIDTH, type View } from './capture.ts';
import { fillDemo } from './demo.ts';
import { captureParts } from './landing.ts';

const CARD = 'main a[href^="/shoots/"]:not([href^="/shoots/new"])';

async function seeMap(page: Page): Promise<void> {
  await page.getByRole('application').waitFor();
  await untilQuiet(page);
}

/** The screens that the README shows: how to open each, and what it waits for. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  dashboard: async (page) => {
    await page.goto('/');
    const ofTheDay = page.getByRole('region', { name: 'Day' }).getByRole('listitem');
    await ofTheDay.first().locator('img').waitFor();
  },
  board: async (page) => {
    await page.goto('/shoots');
    await page.locator(CARD).first().waitFor();
  },
  editor: async (page) => {
    await page.goto('/status/planning');
    // People have answered, and one is away.
    await page.getByRole('link', { name: /^Titania’s Court/ }).click();
    await page.getByRole('button', { name: 'Update Shoot' }).waitFor();
    // On a phone the map is below the fold and loads later.
    if (page.viewportSize()?.width === 1440) await seeMap(page);
  },
  poll: async (page) => {
    await page.goto('/status/idea');
    await page.getByRole('link', { name: /^Dune Pilgrim/ }).click();
    const poll = page.getByRole('region', { name: 'A date together' });
    await poll
      .getByRole('button', { name: /^Take this date/ })
      .first()
      .waitFor();
    await poll.evaluate((section) => section.scrollIntoView());
  },
  map: async (page) => {
    await page.goto('/map');
    await page
      .getByRole('button', { name: /^\d+ together/ })
      .first()
      .waitFor();
    await seeMap(page);
  },
  convention: async (page) => {
    await page.goto('/conventions');
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL('**/conventions/*');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  // The last one, because it stops the clock.
  day: async (page) => {
    const answer = await page.request.get(listShoots.path);
    const shoots = (await answer.json()) as ResponseOf<typeof listShoots>;
    const shoot = shoots.find(({ title }) => title.startsWith('Morgan le Fay'));
    await page.clock.setFixedTime(`${shoot?.date}T14:52Z`);
    await page.goto(`/shoots/${shoot?.id}/day`);
    const [first, second] = ['Makeup, last touches', 'Crown against the arch'].map((name) =>
      page.getByRole('heading', { name, level: 2 }),
    ) as [Locator, Locator];
    await first.or(second).waitFor();
    // The first of the views marks what comes before.
    if (await first.isVisible()) await page.getByRole('button', { name: 'Done' }).click();
    await second.waitFor();
  },
};

const views: View[] = [1440, PHONE_WIDTH].flatMap((width) => [
  { width, theme: 'dark' },
  { width, theme: 'light' },
]);

const dataDir = await mkdtemp(join(tmpdir(), 'lensemble-screenshots-'));
const person = fillDemo(dataDir);
// Street tiles from outside may not be published.
/** Nothing is sent. With a mail server, screens do not say that email is off. */
const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Lensemble <plans@example.org>' };
const env = { ...mail, MAP_TILES_URL: 'off', WEATHER_URL: 'off' };
const server = await startServer({ dataDir, env });
const browser = await chromium.launch(chromiumLaunch(findOrInstallBrowser()));
try {
  for (const view of views) {
    const page = await openView(browser, server.origin, view);
    const fileOf = (name: string) => `docs/screenshots/${name}-${view.width}-${view.theme}.webp`;
    await page.goto('/');
    await capture(page, fileOf('landing'));
    await signIn(page, person);
    for (const [name, open] of Object.entries(screens)) {
      await open(page);
      await capture(page, fileOf(name));
    }
    await page.context().close();
    const sharp = await openView(browser, server.origin, view, 2);
    await signIn(sharp, person);
    await captureParts(sharp, view);
    await sharp.context().close();
  }
  // The browser shows them before it installs the application.
  for (const file of ['day-390-dark.webp', 'dashboard-1440-dark.webp'])
    await copyFile(`docs/screenshots/${file}`, `apps/web/public/screenshots/${file}`);
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
