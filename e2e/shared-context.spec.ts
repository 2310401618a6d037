import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

// In this order and in one worker, so that the second gets the context of the first.
test.describe.configure({ mode: 'default' });

const keptIn = (page: Page) =>
  page.evaluate(async () => ({
    local: localStorage.getItem('left'),
    session: sessionStorage.getItem('left'),
    cookie: document.cookie.includes('left'),
    databases: (await indexedDB.databases()).some(({ name }) => name === 'left'),
    caches: await caches.has('left'),
    script: 'left' in window,
    mayLocate: (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted',
  }));

test('a journey leaves everything that a browser can keep', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await page.addInitScript(() => Object.assign(window, { left: true }));
  await page.goto('/auth');
  await page.evaluate(async () => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem('left', 'yes');
    await cookieStore.set('left', 'yes');
    await caches.open('left');
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve;
    });
  });
  expect(Object.values(await keptIn(page))).toEqual(['yes', 'yes', true, true, true, true, true]);
  await page.route('**/*', (route) => route.abort());
  await context.setOffline(true);
});

test('the next journey of the same worker finds none of it', async ({ page }) => {
  expect(page.url()).toBe('about:blank');
  expect(await page.goBack()).toBeNull();
  expect(page.url()).toBe('about:blank');
  await page.goto('/auth');
  expect(Object.values(await keptIn(page))).toEqual([
    null,
    null,
    false,
    false,
    false,
    false,
    false,
  ]);
});
