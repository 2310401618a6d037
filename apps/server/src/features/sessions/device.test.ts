import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

test.each([
  [
    'Firefox on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ],
  [
    'Safari on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Edge on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0',
  ],
  [
    'Safari on Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  ],
  [
    'Chrome on iPad',
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) CriOS/138.0.7204.156 Safari/604.1',
  ],
  ['Linux', 'curl/8.14 (Linux)'],
  ['Unknown device', 'curl/8.14'],
  ['Unknown device', '<script>alert(1)</script>'],
  ['Unknown device', ''],
  ['Unknown device', null],
])('%s is what people call %j', (words, userAgent) => {
  expect(deviceOf(userAgent, 'en')).toBe(words);
});

test('the words are in the language of the reader', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  expect(deviceOf(firefox, 'de')).toBe('Firefox auf Linux');
  expect(deviceOf(firefox, 'ja')).toBe('LinuxのFirefox');
  expect(deviceOf(null, 'fr')).toBe('Appareil inconnu');
});
