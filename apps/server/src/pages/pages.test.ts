import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { setLanguage } from '@lensemble/contract/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { mapSettings, readMaps } from '../start/settings/maps.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type Client, makeClient } from '../testing/client.ts';
import { signedIn } from '../testing/login.ts';
import { buildSharedShoot } from '../testing/shared-shoot.ts';

const INLINE = 'document.documentElement.dataset.theme = "light"';
const SHELL = `<!doctype html><html lang="en"><title>Shell</title><script>${INLINE}</script><!--head--><div id="root"><!--first-paint--></div><!--boot--><script type="module" src="/assets/app-1a2b.js"></script>${'<p>'.repeat(500)}`;
const LANDING = `<!doctype html><title>Landing</title><meta property="og:image" content="/assets/share-1.jpg" /><script>${INLINE}</script>${'<p>Everyone on set</p>'.repeat(100)}`;
const ON_SET = `<!doctype html><html lang="en"><title>On set</title><script>${INLINE}</script><!--head--><div id="root"></div><!--boot--><script type="module" src="/assets/on-set-1.js"></script>`;
const SCRIPT = 'console.log("Lensemble")';
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const FILES = {
  'index.html': SHELL,
  'landing.html': LANDING,
  'landing-invite.html': '<!doctype html><title>By invitation</title>',
  'landing-closed.html': '<!doctype html><title>Closed</title>',
  'on-set.html': ON_SET,
  'service-worker.js': 'addEventListener("fetch", () => {})',
  'preloads.json': JSON.stringify({
    '/shoots': ['/assets/board-1.js'],
    '/auth': ['/assets/auth-1.js'],
  }),
  'first-paint.json': JSON.stringify({
    shells: { '/shoots': ['<nav>Expanded</nav><!--screen-->', '<nav>Collapsed</nav>'] },
    screens: { '/shoots': '<p>Loading the board</p>' },
    visitor: '<p>Loading the sign-in page</p>',
  }),
  'de/index.html': SHELL.replace('<html lang="en"', '<html lang="de"').replace('/app-', '/de/app-'),
  'de/on-set.html': ON_SET.replace('On set', 'Am Set'),
  'de/landing.html': LANDING.replace('Landing', 'Startseite'),
  'de/landing-invite.html': '<!doctype html><title>Auf Einladung</title>',
  'de/landing-closed.html': '<!doctype html><title>Geschlossen</title>',
  'de/preloads.json': JSON.stringify({ '/shoots': ['/assets/de/board-1.js'] }),
  'de/first-paint.json': JSON.stringify({
    shells: { '/shoots': ['<nav>Ausgeklappt</nav><!--screen-->', ''] },
    screens: { '/shoots': '<p>Das Board lädt</p>' },
    visitor: '<p>Die Anmeldung lädt</p>',
  }),
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/app-1a2b.js': SCRIPT,
  'assets/app-1a2b.js.br': brotliCompressSync(SCRIPT),
  '.vite/manifest.json': '{}',
};

const languages = ['en', 'de'] as const;

let webRoot: string;
let t: TestApp;
let visitor: Client;
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'lensemble-web-'));
  for (const folder of ['assets', 'de', '.vite']) await mkdir(join(webRoot, folder));
  for (const [name, content] of Object.entries(FILES))
    await writeFile(join(webRoot, name), content);
  t = await testApp({ webRoot, env: { languages } });
  visitor = makeClient(t.app);
});
afterAll(async () => {
  await t.close();
  await rm(webRoot, { recursive: true });
});

const bootIn = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null',
  );

describe('signed out', () => {
  test('/ is the landing page, compressed, kept until it changes', async () => {
    const { app } = t;
    const first = await app.inject({
      url: '/',
      headers: { ...HTML, 'accept-encoding': 'gzip, br' },
    });
    expect(first.statusCode).toBe(200);
    const html = brotliDecompressSync(first.rawPayload).toString();
    expect(html).toBe(
      LANDING.replace('"/assets/share-1.jpg"', `"${t.env.publicUrl}/assets/share-1.jpg"`),
    );
    expect(html).not.toBe(LANDING);
    expect(first.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'private, no-cache',
    });
    expect(first.headers.vary).toMatch(/Cookie/);
    expect(first.headers.vary).toMatch(/accept-encoding/i);
    const again = { ...HTML, 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) };
    const kept = await app.inject({ url: '/', headers: again });
    expect([kept.statusCode, kept.body]).toEqual([304, '']);
  });

  test.each([
    ['invite', 'By invitation'],
    ['closed', 'Closed'],
  ] as const)('where sign-up is %s, / says so', async (signups, title) => {
    const other = await testApp({ webRoot, env: { languages, signups } });
    const { status, text, headers } = await makeClient(other.app).get('/', HTML);
    expect([status, text]).toEqual([200, expect.stringContaining(`<title>${title}</title>`)]);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.etag).toBeDefined();
    await other.close();
  });

  test('any other page is the application, without a signed-in user', async () => {
    for (const path of ['/auth', '/auth?tab=signup&inviteCode=x', '/shoots', '/profile']) {
      const { status, text, headers } = await visitor.get(path, HTML);
      expect([path, status]).toEqual([path, 200]);
      expect(bootIn(text)).toEqual({
        quotas: { references: 200 },
        signUps: 'open',
        sendsMail: false,
        providers: [],
        hosted: null,
        user: null,
        profile: null,
        teams: [],
        revision: null,
      });
      expect(text).not.toContain('rel="preload"');
      expect(text).not.toContain('<nav>');
      expect(text).toContain('<link rel="modulepreload" crossorigin href="/assets/auth-1.js">');
      expect(headers['cache-control']).toBe('private, no-cache');
    }
  });
});

describe('signed in', () => {
  test('/ is the application with the user and the data that it will ask for', async () => {
    const mira = await signedIn(t, { firstName: 'Mira' });
    const { status, text, headers } = await mira.get('/', HTML);
    expect(status).toBe(200);
    expect(bootIn(text)).toEqual({
      quotas: { references: 200 },
      signUps: 'open',
      sendsMail: false,
      providers: [],
      hosted: null,
      user: { id: mira.userId, email: mira.email },
      profile: { firstName: 'Mira', lastName: 'Byron', avatarUrl: null },
      teams: [
        {
          id: mira.team.id,
          name: "Mira's Team",
          role: 'owner',
          isActive: true,
          memberCount: 1,
          shootCount: 0,
          hasSampleData: false,
        },
      ],
      revision: expect.any(Number),
    });
    expect(text).toContain('<link rel="preload" href="/api/shoots" as="fetch"');
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
    });
    expect(headers.etag).toBeUndefined();
  });

  test('a page starts the scripts of its own screen', async () => {
    const mira = await signedIn(t);
    const { text } = await mira.get('/shoots', HTML);
    expect(text).toContain('<link rel="modulepreload" crossorigin href="/assets/board-1.js">');
    expect(text).not.toContain('auth-1.js');
  });

  test('a page shows the shell and its loading screen before its scripts run', async () => {
    const mira = await signedIn(t);
    const { text } = await mira.get('/shoots', HTML);
    expect(text).toContain('<div id="root"><nav>Expanded</nav><p>Loading the board</p></div>');
    const cookie = `${mira.cookie}; sidebar_state=false`;
    const narrow = await makeClient(t.app, cookie).get('/shoots', HTML);
    expect(narrow.text).toContain('<div id="root"><nav>Collapsed</nav></div>');
    for (const path of ['/auth', '/nonsense'])
      expect((await mira.get(path, HTML)).text).toContain('<div id="root"></div>');
  });

  test('a visitor sees the frame of the sign-in page before its scripts run', async () => {
    for (const path of ['/auth?tab=signup', '/shoots'])
      expect((await visitor.get(path, HTML)).text).toContain(
        '<div id="root"><p>Loading the sign-in page</p></div>',
      );
    for (const path of ['/auth/callback', '/nonsense'])
      expect((await visitor.get(path, HTML)).text).toContain('<div id="root"></div>');
  });

  test('/auth is the application, which knows where one wanted to go', async () => {
    const mira = await signedIn(t);
    const { status, text } = await mira.get('/auth?redirect=/costumes', HTML);
    expect(status).toBe(200);
    expect(bootIn(text).user.id).toBe(mira.userId);
  });

  test('the page comes compressed as the browser likes it', async () => {
    const { cookie } = await signedIn(t);
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const headers = { ...HTML, cookie: cookie!, 'accept-encoding': encoding };
      const answer = await t.app.inject({ url: '/shoots', headers });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(decode(answer.rawPayload).toString()).toContain('<title>Shell</title>');
    }
  });
});

describe('with a second language', () => {
  let german: TestApp;
  beforeAll(async () => {
    german = await testApp({ webRoot, env: { languages } });
  });
  afterAll(() => german.close());

  const open = async (client: Client, language: string) =>
    (await client.get('/shoots', { ...HTML, 'accept-language': language })).text;

  test('a visitor gets the application in the language of the browser, if it is offered', async () => {
    const client = makeClient(german.app);
    expect(await open(client, 'de-AT')).toContain('src="/assets/de/app-1a2b.js"');
    expect(await open(client, 'de-AT')).toContain('<html lang="de">');
    expect(await open(client, 'fr')).toContain('src="/assets/app-1a2b.js"');
  });

  test('a visitor gets the landing page in the language of the browser', async () => {
    const client = makeClient(german.app);
    const landing = async (language: string) =>
      (await client.get('/', { ...HTML, 'accept-language': language })).text;
    expect(await landing('de')).toContain('<title>Startseite</title>');
    expect(await landing('ja')).toContain('<title>Landing</title>');
  });

  test('a signed-in person gets it in the language of the account, with the first paint and its scripts', async () => {
    const ada = await signedIn(german);
    await ada.call(setLanguage, { body: { language: 'de' } });
    const page = await open(ada, 'en');
    expect(page).toContain('<nav>Ausgeklappt</nav><p>Das Board lädt</p>');
    expect(page).toContain('href="/assets/de/board-1.js"');
    await ada.call(setLanguage, { body: { language: 'en' } });
    expect(await open(ada, 'de')).toContain('href="/assets/board-1.js"');
  });

  test('what only the server reads is not sent', async () => {
    const client = makeClient(german.app);
    for (const file of ['/de/first-paint.json', '/de/preloads.json', '/first-paint.json'])
      expect((await client.get(file, { accept: 'application/json' })).status).toBe(404);
  });
});

describe('On set', () => {
  const ID = '5f0c1f6e-93a8-4b57-8a3f-0d1c2b3a4f5e';

  test('has a document of its own, with the user and the calls of its shoot', async () => {
    const mira = await signedIn(t);
    const { status, text, headers } = await mira.get(`/shoots/${ID}/day`, HTML);
    expect([status, bootIn(text).user.id]).toEqual([200, mira.userId]);
    expect(text).toContain('<title>On set</title>');
    expect(text).toContain(`<link rel="preload" href="/api/shoots/${ID}/day" as="fetch"`);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
    expect((await mira.get('/shoots/day', HTML)).text).toContain('<title>On set</title>');
  });

  test('has a document that says nothing about its reader, for devices to keep', async () => {
    const mira = await signedIn(t);
    const { status, text, headers } = await mira.get('/shoots/day/shell?language=de', HTML);
    expect([status, bootIn(text)]).toEqual([200, null]);
    expect(text).toContain('<title>Am Set</title>');
    expect(text).not.toContain(mira.email);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['set-cookie']).toBeUndefined();
    const other = await mira.get('/shoots/day/shell?language=fr', HTML);
    expect(other.status).toBe(404);
  });

  test('has a service worker that is asked for each time, and may only request this server, also the icon of a push message', async () => {
    const { headers } = await t.app.inject({ url: '/service-worker.js?language=de' });
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=0',
      'content-security-policy':
        "default-src 'none'; connect-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    });
  });
});

describe('an address of nothing', () => {
  test.each([
    '/nonsense',
    '/shoots/1/2',
    '/index.html',
    '/landing.html',
    '/landing-invite.html',
    '/preloads.json',
    '/first-paint.json',
    '/shoots/not-an-id',
    '/status/nonsense',
    '/PERSONNEL',
    '/public',
    '/public/shoots',
    '/.vite/manifest.json',
    '/..%2fsecret',
  ])('%s is the application with status 404', async (path) => {
    for (const client of [visitor, await signedIn(t)]) {
      const { status, text } = await client.get(path, HTML);
      expect([status, text.includes('<title>Shell</title>')]).toEqual([404, true]);
    }
  });

  test('is no page for what is not a person’s browser', async () => {
    const { status, body } = await visitor.get('/assets/old-9z.js', {
      accept: 'application/javascript',
    });
    expect([status, body]).toEqual([404, { error: 'This was not found', code: 'not_found' }]);
  });

  test('under /api and /storage never is a page', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/storage/nothing']) {
      expect(await visitor.get(path, HTML)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    }
    expect((await visitor.get('/api/auth/signout', HTML)).status).toBe(405);
  });

  test('a request may name the whole address', async () => {
    const { port } = new URL(await t.app.listen({ port: 0, host: '127.0.0.1' }));
    const path = 'http://localhost:3000/calendar?a=1';
    const asked = request({ host: '127.0.0.1', port, path, headers: HTML, agent: false }).end();
    const [answer] = await once(asked, 'response');
    answer.resume();
    expect(answer.statusCode).toBe(200);
  });

  test('a slash at the end of a page’s address is forgiven', async () => {
    expect((await visitor.get('/shoots/', HTML)).status).toBe(200);
  });
});

describe('files', () => {
  test('with names of their content are kept for a year and come compressed', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const answer = await t.app.inject({ url: '/assets/app-1a2b.js', headers });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('application/javascript'),
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await t.app.inject({ url: '/assets/app-1a2b.js' })).body).toBe(SCRIPT);
  });

  test('with plain names are asked for again', async () => {
    const { headers } = await t.app.inject({ url: '/icon.svg' });
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('image/svg+xml'),
      'cache-control': 'public, max-age=3600',
    });
  });
});

test('pages may run their own scripts, and those written into them', async () => {
  for (const path of ['/', '/shoots', '/nonsense']) {
    const { headers } = await visitor.get(path, HTML);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
  }
});

describe('with Google’s maps', () => {
  const maps = readMaps(
    z.object(mapSettings).parse({ GOOGLE_MAPS_API_KEY: 'key', MAP_TILES_URL: 'off' }),
  );
  const nonceIn = (policy: unknown) => /'nonce-([\w-]{22})'/.exec(String(policy))?.[1];

  test('each page of the application marks its own scripts, with a new value every time', async () => {
    const other = await testApp({ webRoot, env: { languages, maps } });
    const ada = await signedIn(other);
    const seen = new Set<string | undefined>();
    for (const path of ['/', '/shoots', '/shoots']) {
      const { text, headers } = await ada.get(path, HTML);
      const nonce = nonceIn(headers['content-security-policy']);
      expect(text).toContain(`<script nonce="${nonce}" type="module" src="/assets/app-1a2b.js">`);
      if (path === '/shoots')
        expect(text).toContain(
          `<link nonce="${nonce}" rel="modulepreload" crossorigin href="/assets/board-1.js">`,
        );
      seen.add(nonce);
    }
    expect(seen.size).toBe(3);
    await other.close();
  });

  test('the landing page and a shared shoot’s page let in nothing of Google', async () => {
    const other = await testApp({ webRoot, env: { languages, maps } });
    const { shoot } = await buildSharedShoot(other);
    for (const path of ['/', `/public/shoots/${shoot.id}`]) {
      const { headers } = await makeClient(other.app).get(path, HTML);
      expect(headers['content-security-policy']).not.toMatch(/google|gstatic|nonce|eval/);
    }
    await other.close();
  });
});

test('a page says so while the database is away', async () => {
  const other = await testApp({ webRoot, env: { languages } });
  const mira = await signedIn(other);
  await other.database.pool.end();
  const { status, headers, text } = await mira.get('/shoots', HTML);
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toContain('Lensemble is not available right now. Please try again shortly.');
  await other.app.close();
});

test('where nothing was built a page says what to do', async () => {
  const bare = await testApp({ webRoot: join(webRoot, 'none') });
  const answer = await bare.app.inject({ url: '/', headers: HTML });
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('npm start');
  expect((await bare.app.inject({ url: '/api/auth/me' })).statusCode).toBe(401);
  await bare.close();
});
