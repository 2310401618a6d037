import { expect, test } from './support/fixtures.ts';
import { watchForErrors } from './support/page-errors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/screens.ts';

const pageWith = (style: string, body: string) => `<!doctype html>
  <html lang="en"><head><title>Planted</title><style>${style}</style></head>
  <body><main><h1>Planted</h1>${body}</main></body></html>`;

test('axe complains of what only one theme gets wrong', async ({ page }) => {
  const faint = 'html[data-theme="light"] p { color: #bbb; background: #fff }';
  await page.setContent(pageWith(faint, '<p>Hardly to be read</p>'));
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/);
});

test('a field with a faint edge is found, unless the edge of its group is clear', async ({
  page,
}) => {
  const field = '<input aria-label="Name"><p></p>';
  const style = (edge: string) =>
    `html { background: white } input { border: 1px solid ${edge}; background: white }`;
  await page.setContent(pageWith(style('#b8b8b8'), field));
  await expect(expectAccessible(page)).rejects.toThrow(/input “Name” has an edge of 1\.\d+:1/);
  await page.setContent(pageWith(style('#888'), field));
  await expectAccessible(page);
  const group = `<div style="border: 1px solid #888"><span>${field}</span></div>`;
  await page.setContent(pageWith(style('#b8b8b8'), group));
  await expectAccessible(page);
});

test('a page that is too wide for a phone is found', async ({ page }) => {
  await page.setContent(pageWith('div { width: 400px }', '<div>Wide</div>'));
  await expect(expectNoSidewaysScroll(page, [360], { timeout: 1_000 })).rejects.toThrow(
    /the page is \d+ px wide/,
  );
});

test('a button that a dialog cuts off at its side is found', async ({ page }) => {
  const style = '[role=dialog] { overflow: hidden; width: 200px } button { margin-left: 180px }';
  await page.setContent(pageWith(style, '<div role="dialog"><button>Save it all</button></div>'));
  await expect(expectNoSidewaysScroll(page, [360], { timeout: 1_000 })).rejects.toThrow(
    /button “Save it all” is cut off/,
  );
});

test('an uncaught error is noticed, and a script that the policy forbids', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext();
  const errors = watchForErrors(context);
  const page = await context.newPage();
  await page.goto(server.origin);
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('planted'))));
  await expect.poll(() => errors.join()).toContain('planted');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "broken in"';
    document.body.append(script);
  });
  await expect.poll(() => errors.join()).toContain('Content Security Policy');
  await context.close();
});
