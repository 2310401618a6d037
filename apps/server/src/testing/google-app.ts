import {
  type GoogleAction,
  type GoogleMessage,
  googleMessage,
  googleOauthStart,
} from '@lensemble/contract/google';
import { z } from 'zod';
import {
  ownGoogleEnv,
  type StandInGoogle,
  serviceAccountEnv,
  startStandInGoogle,
} from '../../../../testing/google/google.ts';
import type { Way } from '../../../../testing/google/misbehave.ts';
import { type GoogleEnv, googleSettings, readGoogle } from '../start/settings/google.ts';
import { type TestApp, testApp } from './app.ts';
import type { Client } from './client.ts';

export interface GoogleApp extends TestApp {
  readonly google: StandInGoogle;
}

/** All failures of a call after which Google counts as unavailable. Permanent refusals are not among them. */
export const googleTroubles: readonly (readonly [string, Way])[] = [
  ['says nothing', { way: 'silence' }],
  ['hangs up', { way: 'reset' }],
  ['stops in the middle', { way: 'half' }],
  ['answers nonsense', { way: 'nonsense' }],
  ['answers something else', { way: 'other' }],
  ['fails', { way: 'refuse', status: 500, reason: 'backendError' }],
  ['wants it slower', { way: 'refuse', status: 429, reason: 'rateLimitExceeded' }],
  ['takes no token', { way: 'refuse', status: 401, reason: 'authError' }],
];

/**
 * The milliseconds since Google received a call. This excludes the time that a busy machine needs before the call.
 * @param call is matched with `METHOD /path`
 * @throws Error if Google did not receive the call
 */
export function waitedFor({ google }: GoogleApp, call: RegExp): number {
  const asked = google.asked.find(({ method, path }) => call.test(`${method} ${path}`));
  if (!asked) throw new Error(`Google was not asked for ${call}`);
  return performance.now() - asked.at;
}

export const googleEnv = (settings: Record<string, string>): GoogleEnv =>
  readGoogle(z.object(googleSettings).parse(settings), () => '');

export async function googleApp(kinds: readonly ('own' | 'shared')[]): Promise<GoogleApp> {
  const google = await startStandInGoogle();
  const settings = {
    ...(kinds.includes('own') && ownGoogleEnv(google)),
    ...(kinds.includes('shared') && serviceAccountEnv(google)),
  };
  const t = await testApp({ env: { google: googleEnv(settings) } });
  return {
    ...t,
    google,
    async close() {
      await t.close();
      await google.close();
    },
  };
}

export function messageIn(html: string): GoogleMessage {
  const [, json = ''] =
    /<script type="application\/json" id="message">(.*?)<\/script>/.exec(html) ?? [];
  return googleMessage.parse(JSON.parse(json));
}

/** Opens the popup's address. @returns the URL of Google's consent page */
export async function openPopup(client: Client, action: GoogleAction, shootId: string) {
  const answer = await client.get(googleOauthStart(action, shootId));
  if (answer.status !== 302) throw new Error(`The popup answered ${answer.status} ${answer.text}`);
  return new URL(String(answer.headers.location));
}

/** Answers on Google's consent page. @returns the path to which Google redirects the browser */
export async function choose(consent: URL, choice: 'Allow' | 'Cancel' = 'Allow'): Promise<string> {
  const body = new URLSearchParams([...consent.searchParams, ['choice', choice]]);
  const address = `${consent.origin}${consent.pathname}`;
  const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  return `${back.pathname}${back.search}`;
}

/** Completes a popup. @returns the message to its opener */
export async function throughPopup(
  client: Client,
  action: GoogleAction,
  shootId: string,
): Promise<GoogleMessage> {
  const back = await choose(await openPopup(client, action, shootId));
  return messageIn((await client.get(back)).text);
}
