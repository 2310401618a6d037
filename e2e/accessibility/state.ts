import type { Browser, Locator, Page } from '@playwright/test';
import type { RealServer } from '../../testing/real-server.ts';

export interface Stage {
  readonly page: Page;
  readonly browser: Browser;
  readonly server: RealServer;
}

/** A state that a person can see: a screen, an overlay or an error message. */
export interface State {
  name: string;
  /** Opens the state from where the previous one left the page. The first one starts without a session. */
  reach: (stage: Stage) => Promise<unknown>;
  /** An element that only this state shows. */
  shows: (page: Page) => Locator;
  /** The file that renders the overlay, below `apps/web/src`. */
  renders?: string;
  /** Also checks the state on a phone, or only there, if its layout differs or it exists only there. */
  onPhone?: 'too' | 'only';
}

export const headers = { 'sec-fetch-site': 'same-origin' };

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first();

export const closeTop = ({ page }: Stage) => page.keyboard.press('Escape');

export const dialog = (page: Page) => page.getByRole('dialog').first();
export const question = (page: Page) => page.getByRole('alertdialog');

export const said =
  (words: string | RegExp): State['shows'] =>
  (page) =>
    page.getByText(words).first();
