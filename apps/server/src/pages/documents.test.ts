import { describe, expect, test } from 'vitest';
import { fillShell } from './documents.ts';

const NOTHING = { calls: [], scripts: [] };
const SHELL = '<head><!--head--></head><body><!--boot--><script src="/a.js"></script></body>';
const signedIn = (firstName: string) => ({
  quotas: { references: 200 },
  signUps: 'open' as const,
  sendsMail: false,
  providers: [],
  hosted: null,
  user: { id: '5f0c1f6e-93a8-4b57-8a3f-0d1c2b3a4f5e', email: 'mira@example.org' },
  profile: { firstName, lastName: 'Lindqvist', avatarUrl: null },
  teams: [],
  revision: 7,
});
const bootIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)![1]!);

describe('the filled page', () => {
  test('carries the signed-in user', () => {
    const boot = signedIn('Mira');
    expect(bootIn(fillShell(SHELL, boot, NOTHING))).toEqual(boot);
  });

  test.each(['</script><script>alert(1)</script>', '<!--', '$&', "$'", '\u2028\u2029', '"\\\n'])(
    'stays whole whatever people are called: %j',
    (name) => {
      const boot = signedIn(name);
      const html = fillShell(SHELL, boot, NOTHING);
      expect(bootIn(html)).toEqual(boot);
      expect(html.match(/<script/g)).toHaveLength(2);
      expect(html).not.toMatch(/[\u2028\u2029]/);
      expect(html.endsWith('</script><script src="/a.js"></script></body>')).toBe(true);
    },
  );

  test('asks for its first calls at once, with the session', () => {
    const early = { calls: ['/api/shoots'], scripts: [] };
    expect(fillShell(SHELL, signedIn('Mira'), early)).toContain(
      '<head><link rel="preload" href="/api/shoots" as="fetch" crossorigin="use-credentials"></head>',
    );
  });

  test('names the scripts of its screen, so that they need not wait for one another', () => {
    const early = { calls: [], scripts: ['/assets/board-1.js'] };
    expect(fillShell(SHELL, signedIn('Mira'), early)).toContain(
      '<head><link rel="modulepreload" crossorigin href="/assets/board-1.js"></head>',
    );
  });
});
