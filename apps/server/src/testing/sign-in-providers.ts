import type { Provider } from '@lensemble/contract/boot';
import { type ProviderReturn, readProviderReturn } from '@lensemble/contract/provider-return';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { z } from 'zod';
import { startFacebook } from '../../../../testing/facebook-sign-in.ts';
import { type StandInProvider, startGoogle } from '../../../../testing/google-sign-in.ts';
import type { Env } from '../start/env.ts';
import { facebookSettings, readFacebook } from '../start/settings/facebook.ts';
import { googleSettings, readGoogle } from '../start/settings/google.ts';
import type { TestApp } from './app.ts';

export interface StandIns extends Readonly<Record<Provider, StandInProvider>> {
  readonly env: Pick<Env, 'google' | 'facebook'>;
  close(): Promise<void>;
}

export async function startStandIns(): Promise<StandIns> {
  const [google, facebook] = await Promise.all([startGoogle(), startFacebook()]);
  return {
    google,
    facebook,
    env: {
      google: readGoogle(z.object(googleSettings).parse(google.env), () => ''),
      facebook: readFacebook(z.object(facebookSettings).parse(facebook.env)),
    },
    close: async () => void (await Promise.all([google.close(), facebook.close()])),
  };
}

type Method = 'GET' | 'POST' | 'DELETE';

/** A browser that keeps its cookies. */
export interface Browser {
  readonly cookies: Map<string, string>;
  call(method: Method, url: string, body?: object): Promise<LightMyRequestResponse>;
  /** Starts a sign-in through a provider. @returns the provider's URL */
  start(provider: Provider, body?: object): Promise<string>;
  /** Opens a provider's URL. @returns the URL of the redirect back, without opening it */
  visit(address: string): Promise<string>;
  /** Opens the redirect URL. @returns the result that the product's page receives */
  comeBack(address: string): Promise<ProviderReturn>;
  signIn(provider: Provider, body?: object): Promise<ProviderReturn>;
}

export function makeBrowser({ app }: Pick<TestApp, 'app'>): Browser {
  const cookies = new Map<string, string>();
  const browser: Browser = {
    cookies,
    async call(method, url, body) {
      const cookie = Array.from(cookies, (pair) => pair.join('=')).join('; ');
      const answer = await app.inject({
        method,
        url,
        headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
        ...(body && { payload: body }),
      });
      for (const { name, value, maxAge } of answer.cookies) {
        if (maxAge === 0) cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer;
    },
    async start(provider, body = {}) {
      const answer = await browser.call('POST', `/api/auth/oauth/${provider}/start`, body);
      if (answer.statusCode !== 200) throw new Error(answer.payload);
      return answer.json().url;
    },
    async visit(address) {
      const answer = await fetch(address, { redirect: 'manual' });
      return answer.headers.get('location') ?? '';
    },
    async comeBack(address) {
      const { pathname, search } = new URL(address);
      const answer = await browser.call('GET', pathname + search);
      expect([answer.statusCode, answer.payload]).toEqual([302, '']);
      const place = new URL(String(answer.headers.location), 'http://own.invalid');
      expect([place.origin, place.pathname]).toEqual(['http://own.invalid', '/auth/callback']);
      return readProviderReturn(Object.fromEntries(place.searchParams), place.hash);
    },
    async signIn(provider, body) {
      return browser.comeBack(await browser.visit(await browser.start(provider, body)));
    },
  };
  return browser;
}
