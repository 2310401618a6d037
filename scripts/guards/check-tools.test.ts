import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inTree, root, runTool } from './tools.ts';

const read = (name: string) => readFileSync(join(root, name), 'utf8');

test('the linter complains of what the project forbids', () => {
  const settings = JSON.parse(read('biome.json'));
  const files = {
    'biome.json': JSON.stringify({ ...settings, vcs: { enabled: false } }),
    'apps/server/src/BadName.ts': `
      import { Foo } from './foo.ts';
      export function load(input: any, unused: Foo) {
        const secret = process.env.SECRET!;
        console.log(secret);
        save();
        return input;
      }
      async function save(): Promise<void> {}
      export enum Colour { Red }
    `,
    'apps/web/src/card.tsx': `
      export function Card() { return <div className="bg-pink-500" onClick={() => 1} />; }
    `,
    'e2e/lazy.spec.ts': `
      import { test } from '@playwright/test';
      test.only('waits', async ({ page }) => { await page.waitForTimeout(100); });
    `,
  };
  const args = ['check', '--max-diagnostics=none', '.'];
  const { failed, output } = inTree(files, [], (folder) => runTool('biome', args, folder));
  expect(failed).toBe(true);
  for (const rule of [
    'noExplicitAny',
    'noNonNullAssertion',
    'noUnusedFunctionParameters',
    'noProcessEnv',
    'noConsole',
    'noFloatingPromises',
    'noEnum',
    'useImportType',
    'useFilenamingConvention',
    'noTailwindRawColors',
    'useKeyWithClickEvents',
    'noFocusedTests',
    'noPlaywrightWaitForTimeout',
    'format',
  ]) {
    expect(output).toContain(rule);
  }
});

test('the type checker is strict', () => {
  const files = {
    'apps/server/src/loose.ts': `
      import { sep } from 'node:path';
      export const first: string = [sep][0];
      export const half: { name?: string } = { name: undefined };
      export function untyped(value) { return value; }
      export enum Colour { Red }
    `,
  };
  const settings = ['tsconfig.base.json', 'apps/server/tsconfig.json'];
  const { failed, output } = inTree(files, settings, (folder) =>
    runTool('tsc', ['-p', 'apps/server'], folder),
  );
  expect(failed).toBe(true);
  for (const code of ['TS2322', 'TS2375', 'TS7006', 'TS1294']) expect(output).toContain(code);
});

test('dead files, exports and dependencies are found', () => {
  const files = {
    'knip.json': read('knip.json'),
    'package.json': JSON.stringify({ name: 'planted', workspaces: ['apps/*', 'packages/*'] }),
    'apps/server/package.json': JSON.stringify({
      name: '@planted/server',
      dependencies: { fastify: '5.0.0', zod: '4.0.0' },
    }),
    'apps/server/src/server.ts': `
      import { z } from 'zod';
      import pg from 'pg';
      import { used } from './used.ts';
      z.string(); pg.Pool; used();
    `,
    'apps/server/src/used.ts': 'export const used = () => 1; export const forgotten = 2;',
    'apps/server/src/dead-file.ts': 'export const dead = 1;',
  };
  const { failed, output } = inTree(files, [], (folder) =>
    runTool('knip', ['--no-progress'], folder),
  );
  expect(failed).toBe(true);
  for (const word of ['dead-file.ts', 'forgotten', 'fastify', 'pg']) expect(output).toContain(word);
  expect(output).not.toContain('zod');
});
