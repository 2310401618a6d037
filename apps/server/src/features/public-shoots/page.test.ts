import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeClient } from '../../testing/client.ts';
import { signedIn } from '../../testing/login.ts';
import { buildSharedShoot } from '../../testing/shared-shoot.ts';
import { buildLocation, buildShoot } from '../../testing/shoots.ts';

const INLINE = 'document.documentElement.dataset.theme="light"';
const FRAME = `<!doctype html><html lang="en"><head><script>${INLINE}</script><!--head--></head><body><button aria-label="Toggle theme"></button><!--page--></body></html>`;

let webRoot: string;
let t: TestApp;
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'lensemble-public-'));
  await writeFile(join(webRoot, 'public-shoot.html'), FRAME);
  t = await testApp({ webRoot, env: { publicUrl: 'https://shoots.example.org' } });
});
afterAll(async () => {
  await t.close();
  await rm(webRoot, { recursive: true });
});

const open = (id: string) => makeClient(t.app).get(`/public/shoots/${id}`);
const pageOf = async (overrides: Parameters<typeof buildSharedShoot>[1] = {}) =>
  open((await buildSharedShoot(t, overrides)).shoot.id);

const wordsOf = (html: string) =>
  html
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/\n+/g, '\n');
const linksIn = (html: string) => Array.from(html.matchAll(/<[^>]*(?:src|href)="[^>]*>/g), String);
const partsOf = <T>(list: readonly T[], isFirst: (one: T) => boolean) =>
  [list.filter(isFirst), list.filter((one) => !isFirst(one))] as const;
const headings = (html: string) =>
  [...html.matchAll(/<h[12][^>]*>(.*?)<\/h/g)].map(([, words]) => words);
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

describe('the page', () => {
  test('has the parts of the specification', async () => {
    const { text } = await pageOf();
    expect(headings(text)).toEqual([
      'Morgan le Fay at St. Galgano',
      'Schedule',
      'Location',
      'Light',
      'Notes',
      'Participants',
      'Costumes',
      'Equipment',
      'Props',
      'In an emergency',
      'References',
      'Instagram',
    ]);
    const words = wordsOf(text);
    for (const shown of [
      'Ready to Shoot',
      'November 21, 2026',
      '3:30 PM',
      'Duration: 150 minutes',
      'Central European Standard Time (GMT+1)',
      'San Galgano',
      '53012 Chiusdino',
      'Back entrance',
      'Add to calendar',
      'Google Calendar',
      'Meeting point\nunder-the-arch',
      'Parking\ngravel-lot',
      'Open in maps',
      'Directions\nGoogle Maps\nOpenStreetMap\nApple Maps',
      'Sunrise\n7:16 AM',
      'Yuki Arai\nModel\nwears \nMorgan le Fay',
      'SW\nSam Whitlock\nSmoke wrangler',
      'Morgan le Fay\nFrom: \nArthurian legend',
      'Godox AD200 Pro\nLighting\n×2',
      'Excalibur',
      'Bring layers.',
      'Call 112.',
      'Nearest hospital: \nOspedale-Le-Scotte',
      'reference-remark',
      'instagram.com/p/CzR7mWnMt0a',
    ])
      expect(words).toContain(`\n${shown}`);
    expect(text).toMatch(/<a href="\/storage\/shoot-images\/[^"]*"><img [^>]*alt="Reference 1"/);
  });

  test('is in the language of each reader, also from the cache', async () => {
    const { shoot } = await buildSharedShoot(t);
    const pageIn = async (language: string, id: string) => {
      const headers = { 'accept-language': language };
      return makeClient(t.app).get(`/public/shoots/${id}`, headers);
    };
    for (const _ of [1, 2]) {
      const german = await pageIn('de-CH,en;q=0.5', shoot.id);
      expect(german.headers.vary).toBe('Accept-Encoding, Accept-Language');
      expect(german.text).toContain('<html lang="de">');
      expect(german.text).toContain('aria-label="Farbschema wechseln"');
      expect(headings(german.text)).toEqual([
        'Morgan le Fay at St. Galgano',
        'Termin',
        'Location',
        'Licht',
        'Notizen',
        'Mitwirkende',
        'Kostüme',
        'Ausrüstung',
        'Requisiten',
        'Im Notfall',
        'Referenzen',
        'Instagram',
      ]);
      const words = wordsOf(german.text);
      for (const shown of ['Bereit zum Shooten', '21. November 2026', 'Samstag', '15:30'])
        expect(words).toContain(`\n${shown}\n`);
      expect(words).toContain('\nDauer: 150 Minuten\n');
      expect((await pageIn('nl', shoot.id)).text).toContain('<html lang="en">');
    }
    const missing = await pageIn('ja', randomUUID());
    expect([missing.status, headings(missing.text)]).toEqual([404, ['撮影が見つかりません']]);
    expect(headings((await pageIn('fr', randomUUID())).text)).toEqual(['Shooting introuvable']);
  });

  test('leaves out what there is nothing of', async () => {
    const person = await signedIn(t);
    const { id } = await buildShoot(t.database.orm, person.team, { isPublic: true });
    const { text } = await open(id);
    expect(headings(text)).toEqual(['Neon Ronin, Rain Run', 'Schedule']);
    expect(wordsOf(text)).toContain('No date yet');
  });

  test('shows chats the picture of the product where the shoot has none', async () => {
    const person = await signedIn(t);
    const { id } = await buildShoot(t.database.orm, person.team, { isPublic: true });
    const { text } = await open(id);
    const names = ['og:image', 'og:image:width', 'og:image:height', 'og:image:alt', 'twitter:card'];
    expect(names.map((name) => metaOf(text, name))).toEqual([
      'https://shoots.example.org/shared-shoot.jpg',
      '1200',
      '630',
      'The two overlapping lenses of Lensemble',
      'summary_large_image',
    ]);
  });

  test('tells chats its title, its date and its picture, by whole addresses', async () => {
    const { shoot } = await buildSharedShoot(t);
    const { text } = await open(shoot.id);
    const address = `https://shoots.example.org/public/shoots/${shoot.id}`;
    expect(metaOf(text, 'og:title')).toBe('Morgan le Fay at St. Galgano');
    expect(metaOf(text, 'og:description')).toBe(
      'November 21, 2026, 3:30 PM, Central European Standard Time (GMT+1) · San Galgano',
    );
    expect(metaOf(text, 'og:url')).toBe(address);
    expect(metaOf(text, 'og:image')).toMatch(
      new RegExp(`^${address}/preview\\.jpg\\?v=[0-9a-f]{8}$`),
    );
    expect(metaOf(text, 'twitter:card')).toBe('summary_large_image');
    expect(metaOf(text, 'og:image:alt')).toBe('A picture of Morgan le Fay at St. Galgano');
    expect(metaOf(text, 'twitter:image')).toBe(metaOf(text, 'og:image'));
  });

  test('runs no script but the one of its frame, and loads from nowhere else', async () => {
    const { headers, text } = await pageOf();
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-[\w+/=]+'; style-src 'self' 'sha256-[\w+/=]+'; img-src 'self' data:;/,
    );
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text).not.toMatch(/ style=| on\w+=/);
  });

  test('fits pictures to their places, and keeps their room', async () => {
    const { shoot, reference } = await buildSharedShoot(t);
    const { text } = await open(shoot.id);
    const small = reference.url.replace('.webp', '.small.webp');
    expect(text).toContain(`srcset="${small} 400w`);
    const [tag] = /<img [^>]*alt="Reference 1"[^>]*>/.exec(text) ?? [];
    expect(tag).toContain('width="800" height="600" loading="lazy"');
    expect(text).toContain('url("data:image/webp;base64,UklGRg==")');
  });
});

describe('whatever a team writes', () => {
  const NASTY = [
    '</title><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '{{constructor.constructor("alert(1)")()}} #{7*7} <%= 7 %>',
    '<!--page--><!--head-->-->$& $1 $`',
    '&lt;b&gt; &amp; &#60;',
    '=HYPERLINK("https://evil.example")',
    'javascript:alert(1)',
    'left\u202Ethgir',
    '撮影'.repeat(100),
    '🦌✨👩🏽‍🎤',
  ];

  test.each(NASTY)('%j stays text, in the page and in chat previews', async (title) => {
    const person = await signedIn(t);
    const location = await buildLocation(t.database.orm, person.team, {
      name: title,
      address: title,
      notes: title,
    });
    const shoot = await buildShoot(t.database.orm, person.team, {
      title,
      description: `${title}\r\nX-Injected: 1\u2028${title}`,
      locationId: location.id,
      isPublic: true,
    });
    const { text, headers, status } = await open(shoot.id);
    expect(status).toBe(200);
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text.match(/<(img|iframe|b)\b/g)).toBeNull();
    expect(text.match(/<\/html>/g)).toHaveLength(1);
    expect(JSON.stringify(headers)).not.toContain('Injected');
    const decoded = text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    expect(decoded).toContain(`dir="auto">${title}</h1>`);
    expect(metaOf(text, 'og:title')).toBeDefined();
    expect(/<title>(.*)<\/title>/.exec(text)?.[1]).not.toMatch(/[\u202A-\u202E<"]/);
  });

  test('a style holds only stand-ins that the server has made', async () => {
    const { shoot, reference } = await buildSharedShoot(t);
    await t.database.pool.query('update images set placeholder = $1 where url = $2', [
      'data:image/webp;base64,AA"}</style><script>alert(1)</script>',
      reference.url,
    ]);
    const { text } = await open(shoot.id);
    expect(text).not.toContain('alert(1)');
  });

  test('pictures come from the product’s own store alone', async () => {
    const { shoot } = await buildSharedShoot(t);
    const { text } = await open(shoot.id);
    const [own, outward] = partsOf(linksIn(text), (tag) => !tag.includes('target='));
    for (const tag of own)
      expect(tag).toMatch(
        /"(\/storage\/shoot-images\/public\/|(https:\/\/shoots\.example\.org)?\/public\/shoots\/|#icon-)/,
      );
    expect(outward.map((tag) => /href="https:\/\/([\w.]+)\//.exec(tag)?.[1])).toEqual([
      'calendar.google.com',
      'www.google.com',
      'www.google.com',
      'www.openstreetmap.org',
      'maps.apple.com',
      'www.instagram.com',
    ]);
    for (const tag of outward) expect(tag).toContain('rel="noreferrer"');
  });

  test('only web addresses become links', async () => {
    const { shoot } = await buildSharedShoot(t, {
      instagramLinks: [
        'javascript:alert(1)',
        'data:text/html,x',
        'http://a.example/',
        'https://b.example/"x',
      ],
    });
    const { text } = await open(shoot.id);
    expect(text).not.toMatch(/javascript:|data:text|a\.example/);
    expect(text).toContain('href="https://b.example/&quot;x"');
  });

  test('names in scripts of both directions stay apart', async () => {
    const { shoot } = await buildSharedShoot(t);
    await t.database.pool.query('update costumes set character_name = $1', ['شهرزاد']);
    await t.database.pool.query('update shoot_references set notes = $1', ['ضوء خلفي']);
    await t.database.pool.query('update teams set revision = revision + 1');
    const { text } = await open(shoot.id);
    expect(text).toContain('wears <bdi>شهرزاد</bdi>');
    expect(text).toContain('<p class="caption text" dir="auto">ضوء خلفي</p>');
  });

  test('a costume without a picture has the placeholder of a missing picture', async () => {
    const { shoot } = await buildSharedShoot(t);
    await t.database.pool.query('update costumes set image_url = null');
    await t.database.pool.query('update teams set revision = revision + 1');
    const { text } = await open(shoot.id);
    expect(text).toContain('<li class="costume costume-blank"><span class="costume-finder">');
  });

  test('light follows a shoot past midnight', async () => {
    const { text } = await pageOf({ time: '22:00', durationMinutes: 240 });
    expect(headings(text)).toEqual(
      expect.arrayContaining(['Light on November 21, 2026', 'Light on November 22, 2026']),
    );
  });
});
