import type { GoogleAction, GoogleMessage } from '@lensemble/contract/google';
import { googleMessage, googleOauthStart } from '@lensemble/contract/google';
import { z } from 'zod';
import type { StandInGoogle } from '../../../../testing/google/google.ts';
import {
  ownGoogleEnv,
  serviceAccountEnv,
  startStandInGoogle,
} from '../../../../testing/google/google.ts';
import type { Way } from '../../../../testing/google/misbehave.ts';
import type { GoogleEnv } from '../settings/google.ts';
import { googleSettings, readGoogle } from '../settings/google.ts';
import type { TestApp } from './app.ts';
import { testApp } from './app.ts';
import type { Client } from './client.ts';

/** The real server with a Google of its own beside it. */
export interface GoogleApp extends TestApp {
  readonly google: StandInGoogle;
}

/** All that can go wrong with a call, after which Google is as good as away. */
export const googleTroubles: readonly (readonly [string, Way])[] = [
  ['says nothing', { way: 'silence' }],
  ['hangs up', { way: 'reset' }],
  ['stops in the middle', { way: 'half' }],
  ['answers nonsense', { way: 'nonsense' }],
  ['answers something else', { way: 'other' }],
  ['fails', { way: 'refuse', status: 500, reason: 'backendError' }],
  ['wants it slower', { way: 'refuse', status: 429, reason: 'rateLimitExceeded' }],
  ['has had enough', { way: 'refuse', status: 403, reason: 'storageQuotaExceeded' }],
  ['takes no token', { way: 'refuse', status: 401, reason: 'authError' }],
];

/**
 * How long Google has been waited for, in milliseconds. What the server does before it asks is not part of that, nor what
 * else a busy machine does meanwhile.
 * @param call matched with `METHOD /path`
 */
export function waitedFor({ google }: GoogleApp, call: RegExp): number {
  const asked = google.asked.find(({ method, path }) => call.test(`${method} ${path}`));
  if (!asked) throw new Error(`Google was not asked for ${call}`);
  return performance.now() - asked.at;
}

/** The settings as the server reads them. */
export const googleEnv = (settings: Record<string, string>): GoogleEnv =>
  readGoogle(z.object(googleSettings).parse(settings), () => '');

/** @param kinds what is set up: people's own Google, a service account, or both */
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

/** What a popup's page tells its opener. */
export function messageIn(html: string): GoogleMessage {
  const [, json = ''] =
    /<script type="application\/json" id="message">(.*?)<\/script>/.exec(html) ?? [];
  return googleMessage.parse(JSON.parse(json));
}

/** Opens the popup's address. @returns where Google is asked */
export async function openPopup(client: Client, action: GoogleAction, shootId: string) {
  const answer = await client.get(googleOauthStart(action, shootId));
  if (answer.status !== 302) throw new Error(`The popup answered ${answer.status} ${answer.text}`);
  return new URL(String(answer.headers.location));
}

/** Answers as a person at Google does. @returns where Google sends the browser back to, as a path */
export async function choose(consent: URL, choice: 'Allow' | 'Cancel' = 'Allow'): Promise<string> {
  const body = new URLSearchParams([...consent.searchParams, ['choice', choice]]);
  const address = `${consent.origin}${consent.pathname}`;
  const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  return `${back.pathname}${back.search}`;
}

/** The whole way of a popup. @returns what its opener is told */
export async function throughPopup(
  client: Client,
  action: GoogleAction,
  shootId: string,
): Promise<GoogleMessage> {
  const back = await choose(await openPopup(client, action, shootId));
  return messageIn((await client.get(back)).text);
}
