import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import {
  googlePlacesEnv,
  type StandInGooglePlaces,
  startGooglePlaces,
} from '../../testing/places/google-places.ts';
import { test as base } from './fixtures.ts';
import { cutNetwork } from './network.ts';

export const standIn = readFileSync(new URL('google-maps/stand-in.js', import.meta.url), 'utf8');

export const GOOGLE_SCRIPT = 'https://maps.googleapis.com/maps/api/js?*';

export const sendScript = (route: Route, body: string) =>
  route.fulfill({ contentType: 'text/javascript; charset=UTF-8', body });

/**
 * A server with Google's maps and places, and a browser without internet access that gets the stand-in for Google's
 * script.
 */
export const test = base.extend<
  { outside: readonly string[] },
  { googlePlaces: StandInGooglePlaces }
>({
  googlePlaces: [
    async ({ browserName: _ }, use) => {
      const places = await startGooglePlaces();
      await use(places);
      await places.close();
    },
    { scope: 'worker' },
  ],

  serverEnv: [
    async ({ googlePlaces }, use) =>
      use({ ...googlePlacesEnv(googlePlaces), GOOGLE_MAPS_BROWSER_KEY: 'a-key-for-browsers' }),
    { scope: 'worker' },
  ],

  outside: [
    async ({ context }, use) => {
      const asked = await cutNetwork(context);
      await context.route(GOOGLE_SCRIPT, (route) => sendScript(route, standIn));
      await use(asked);
    },
    { auto: true },
  ],
});

interface Replayed {
  /** The query parameters of the script's URL. */
  readonly asked: Readonly<Record<string, string>>;
  readonly maps: readonly {
    getZoom: () => number;
    getCenter: () => { lat: () => number; lng: () => number };
  }[];
}

export const askedOfGoogle = (page: Page) =>
  page.evaluate(() => (window as unknown as { standInForGoogle: Replayed }).standInForGoogle.asked);

export const googleView = (page: Page) =>
  page.evaluate(() => {
    const { maps } = (window as unknown as { standInForGoogle: Replayed }).standInForGoogle;
    const map = maps.at(-1);
    const center = map?.getCenter();
    return { zoom: map?.getZoom(), latitude: center?.lat(), longitude: center?.lng() };
  });
