import { expect, test } from './support/fixtures.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/screens.ts';

const pageWith = (style: string, body: string) => `<!doctype html>
  <html lang="en"><head><title>Planted</title><style>${style}</style></head>
  <body><main><h1>Planted</h1>${body}</main></body></html>`;

test('axe complains of what only one theme gets wrong', async ({ page }) => {
  const faint = 'html[data-theme="light"] p { color: #bbb; background: #fff }';
  await page.setContent(pageWith(faint, '<p>Hardly to be read</p>'));
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/);
});

test('a page that is too wide for a phone is found', async ({ page }) => {
  await page.setContent(pageWith('div { width: 400px }', '<div>Wide</div>'));
  await expect(expectNoSidewaysScroll(page)).rejects.toThrow(/wider than 360 px/);
});

test('an error that no one caught fails a test', async ({ page }) => {
  test.fail();
  const raised = page.waitForEvent('pageerror');
  await page.setContent(pageWith('', '<script>throw new Error("planted")</script>'));
  await raised;
});
