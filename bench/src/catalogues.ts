import type { Browser } from '@playwright/test';
import { untilQuiet } from '../../e2e/support/until-quiet.ts';
import { startServer } from '../../testing/real-server.ts';
import { launchBrowser, loadTimes, openContext } from './browser.ts';
import { fillShoot, keepPhotos, sewCostumes } from './catalogue-team.ts';
import { quietEnv } from './quiet-env.ts';
import { kb, ms, type Row } from './table.ts';
import { newVisitor, type Visitor } from './team.ts';

const COSTUMES = 500;
const LINKS = 40;
const REFERENCES = 60;
const CARD = 'main li article button';
const REFERENCE = '[data-reference] a';

async function pictureBytes(browser: Browser, visitor: Visitor, url: string): Promise<number> {
  const context = await openContext(browser, visitor);
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'image') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url);
  await page.locator(CARD).first().waitFor();
  await untilQuiet(page);
  await context.close();
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

export async function measureCatalogues(): Promise<Row[]> {
  const server = await startServer({ env: quietEnv });
  const browser = await launchBrowser();
  try {
    const visitor = await newVisitor(server.origin);
    const photos = await keepPhotos(visitor);
    const costumes = await sewCostumes(visitor, COSTUMES, photos);
    const shoot = await fillShoot(visitor, costumes.slice(0, LINKS), REFERENCES);
    const list = `${server.origin}/costumes`;
    const { cold: cards } = await loadTimes(browser, visitor, list, CARD, (page) =>
      page.locator(CARD).first().click(),
    );
    const editor = `${server.origin}/shoots/${shoot}`;
    const { cold } = await loadTimes(browser, visitor, editor, REFERENCE, (page) =>
      page.getByLabel('Description').fill('Seen'),
    );
    const bytes = await pictureBytes(browser, visitor, list);
    return [
      { what: `${COSTUMES} costumes usable, cold load`, measured: ms(cards) },
      { what: 'pictures of their first screen', measured: kb(bytes), target: '400 KB' },
      {
        what: `editor, ${LINKS} links, ${REFERENCES} references, cold`,
        measured: ms(cold),
        target: '500 ms',
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
