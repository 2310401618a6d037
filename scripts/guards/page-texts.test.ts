import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../test/tools.mjs';
import { pageTexts } from './page-texts.ts';

/** Names of products, values of the contract, of the browser and of libraries, and errors that no screen shows. */
const NO_TEXTS = new Set([
  'Lensemble',
  'Google Calendar',
  'Apple Calendar',
  'Outlook',
  'Thunderbird',
  'OpenStreetMap',
  'GeoNames',
  'Natural Earth',
  'ready to shoot',
  'in use',
  'new shoot',
  'short code',
  'Mostly clear',
  'Partly cloudy',
  'Freezing drizzle',
  'Freezing rain',
  'Rain showers',
  'Snow showers',
  'Ctrl',
  'Ctrl K',
  'Ctrl B',
  'CapsLock',
  'UTC',
  'NS',
  'EW',
  'GET',
  'PUSH',
  'REPLACE',
  'HEAD',
  'POST',
  'Bearer',
  'Files',
  'PNG',
  'RIFF',
  'WEBP',
  'IEND',
  'NFKC',
  'NFKD',
  'Makeup Artist',
  'LIGHT',
  'DARK',
  'Feature',
  'Point',
  'noopener noreferrer',
  'noopener noreferrer nofollow ugc',
  'left bottom',
  'li button',
  'Mac',
  'PushManager',
  'Notification',
  'zoom viewreset',
  'moveend resize',
  'article, section, aside',
  'AbortError',
  'NetworkError',
  'Missing script:',
  'The answer has another form',
  'The server could not be reached',
  'The server does not respond',
  'Another member has changed the notes',
  'Another member has changed the same fields',
]);
/** Media queries and sizes of pictures, and names of errors, components and layers. */
const CODE = /^\((width|pointer)|Error$|^(Menu[A-Z]|ItemClash|HostedRefusal)/;
/** English dates are written without `Intl`, which the first paint would wait for. */
const ENGLISH_DATES = [
  'lib/time/format.ts',
  'lib/time/long-dates.ts',
  'lib/time/weekdays.ts',
  'shoots/calendar/week/week-title.ts',
];
/** Its texts become those of the reader's language when the page is served. */
const FRAME = 'features/public-shoot/frame.tsx';
const CLASS_NAMES = 'lib/class-groups.ts';

const scripts = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) =>
    !/\.test\.|\.gen\.|\/testing\//.test(file) &&
    ![...ENGLISH_DATES, FRAME, CLASS_NAMES].some((end) => file.endsWith(end)),
);

test('the texts of screens come from catalogs', () => {
  expect(scripts.length).toBeGreaterThan(500);
  const found = scripts.flatMap((file) =>
    pageTexts(readFileSync(join(root, file), 'utf8'))
      .filter((text) => !NO_TEXTS.has(text) && !CODE.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['const a = <p>Add shoot</p>;', ['Add shoot']],
  ['const a = <p title="Add shoot" className="flex grid">{name}</p>;', ['Add shoot']],
  ["toast('Saved');", ['Saved']],
  ['const a = name + ` was deleted`;', ['was deleted']],
  ["boardWords('add', { name: 'Ada' });", ['Ada']],
  ["throw new Error('Not possible');", []],
  ["type A = 'Some words'; import a from 'Some file';", []],
  ["if (key === 'Escape') close();", []],
])('%s has the texts %j', (source, texts) => {
  expect(pageTexts(source)).toEqual(texts);
});
