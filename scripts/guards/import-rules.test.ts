import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import config from '../../.dependency-cruiser.mjs';
import { inTree, root, runTool } from './tools.ts';

interface Cruise {
  modules: { source: string; dependencies: unknown[] }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

function cruise(folder: string, ...where: string[]): Cruise {
  const { stdout, output } = runTool('depcruise', [...where, '--output-type', 'json'], folder);
  if (!stdout.startsWith('{')) throw new Error(output);
  return JSON.parse(stdout);
}

const s = 'apps/server/src';
const w = 'apps/web/src';

const forbidden: [rule: string, from: string, to: string][] = [
  ['no-circular', `${s}/http/egg.ts`, `${s}/http/hen.ts`],
  ['not-to-unresolvable', `${s}/http/lost.ts`, './nowhere.ts'],
  ['not-to-test', `${s}/http/odd.ts`, `${s}/testing/helper.ts`],
  ['not-to-dev-package', `${s}/http/d.ts`, 'luxon'],
  ['contract-imports-zod-only', 'packages/contract/src/a.ts', 'date-fns'],
  ['web-not-to-server', `${w}/lib/a.ts`, `${s}/http/a.ts`],
  ['server-not-to-web', `${s}/http/b.ts`, `${w}/lib/b.ts`],
  ['outside-not-to-apps', 'e2e/a.spec.ts', `${s}/http/a.ts`],
  ['light-imports-suncalc-only', 'packages/light/src/a.ts', 'date-fns'],
  ['messages-import-nothing', 'packages/messages/src/a.ts', 'packages/contract/src/b.ts'],
  ['pictures-import-nothing', 'packages/pictures/a.ts', 'packages/contract/src/b.ts'],
  ['web-lib-is-the-ground', `${w}/lib/calls/c.ts`, `${w}/components/a.tsx`],
  ['web-components-below-features', `${w}/components/b.tsx`, `${w}/features/one/a.tsx`],
  ['web-features-below-routes', `${w}/features/one/b.tsx`, `${w}/routes/index.tsx`],
  ['web-feature-not-to-feature', `${w}/features/one/c.tsx`, '@/features/two/a.tsx'],
  ['server-lib-is-the-ground', `${s}/lib/a.ts`, `${s}/http/a.ts`],
  ['db-only-behind-queries', `${s}/http/c.ts`, `${s}/db/a.ts`],
  ['db-only-behind-queries', `${s}/features/one/service.ts`, `${s}/db/a.ts`],
  ['db-only-behind-queries', `${s}/features/one/routes.ts`, 'pg'],
  ['db-only-behind-queries', `${s}/pages/a.ts`, 'drizzle-orm'],
  ['db-is-the-ground', `${s}/db/b.ts`, `${s}/access/a.ts`],
  ['db-is-the-ground', `${s}/db/d.ts`, `${s}/http/a.ts`],
  ['scope-only-from-access', `${s}/features/eight/queries.ts`, `${s}/access/grant.ts`],
  [
    'queries-below-service-and-routes',
    `${s}/features/two/queries.ts`,
    `${s}/features/two/service.ts`,
  ],
  ['service-below-routes', `${s}/features/three/service.ts`, `${s}/features/three/routes.ts`],
  ['feature-through-its-service', `${s}/features/four/routes.ts`, `${s}/features/one/queries.ts`],
  ['scope-only-from-access', `${s}/demo/a.ts`, `${s}/access/grant.ts`],
  ['features-from-outside', `${s}/pages/b.ts`, `${s}/features/one/queries.ts`],
  ['routes-only-from-app', `${s}/pages/c.ts`, `${s}/features/one/routes.ts`],
  ['ground-not-to-features', `${s}/access/b.ts`, `${s}/features/two/service.ts`],
  ['ground-not-to-features', `${s}/start/a.ts`, `${s}/pages/d.ts`],
  ['adapter-through-its-port', `${s}/features/five/service.ts`, `${s}/ports/mail/smtp.ts`],
  ['adapter-through-its-port', `${s}/features/nine/service.ts`, `${s}/jobs/pg-boss.ts`],
  ['port-not-to-another-ports-adapter', `${s}/ports/storage/port.ts`, `${s}/ports/mail/smtp.ts`],
];

const allowed: [from: string, to: string][] = [
  [`${s}/features/six/routes.ts`, `${s}/features/six/service.ts`],
  [`${s}/features/six/routes.ts`, `${s}/features/six/queries.ts`],
  [`${s}/features/six/service.ts`, `${s}/features/seven/service.ts`],
  [`${s}/features/six/service.ts`, `${s}/ports/mail/port.ts`],
  [`${s}/features/six/service.ts`, `${s}/jobs/jobs.ts`],
  [`${s}/features/six/queries.ts`, 'drizzle-orm'],
  [`${s}/features/six/queries.ts`, `${s}/db/c.ts`],
  [`${s}/http/rate-limits.ts`, `${s}/db/c.ts`],
  [`${s}/http/route.ts`, `${s}/lib/b.ts`],
  [`${s}/lib/b.ts`, `${s}/lib/c.ts`],
  [`${s}/make-deps.ts`, `${s}/ports/mail/smtp.ts`],
  [`${s}/access/lookup.ts`, `${s}/access/grant.ts`],
  [`${s}/demo/fill.ts`, `${s}/db/c.ts`],
  [`${s}/demo/fill.ts`, `${s}/features/six/service.ts`],
  [`${s}/features/six/six.test.ts`, `${s}/testing/helper.ts`],
  [`${w}/routes/a.tsx`, '@/features/six/a.tsx'],
  [`${w}/features/six/b.tsx`, '@/components/c.tsx'],
  [`${w}/features/six/b.tsx`, 'packages/contract/src/c.ts'],
  ['packages/contract/src/d.ts', 'zod'],
  ['packages/contract/src/d.ts', 'packages/messages/src/b.ts'],
  ['packages/light/src/b.ts', 'suncalc'],
  ['packages/light/src/b.ts', 'packages/contract/src/c.ts'],
  [`${w}/features/six/c.tsx`, 'packages/light/src/b.ts'],
];

/** Type imports count too, so half of the planted imports are type-only. */
function importLine(from: string, to: string, index: number) {
  const isFile = to.includes('/src/') || to.includes('/contract/') || to.startsWith('packages/');
  const up = '../'.repeat(from.split('/').length - 1);
  const kind = index % 2 === 0 ? 'import type' : 'import';
  return `${kind} { thing${index} } from '${isFile ? `./${up}${to}` : to}';\n`;
}

function filesOf(edges: [from: string, to: string][]): Record<string, string> {
  const files: Record<string, string> = {};
  edges.forEach(([from, to], index) => {
    files[from] = (files[from] ?? '') + importLine(from, to, index);
    const target = to.replace('@/', `${w}/`);
    if (/\.tsx?$/.test(target) && !target.startsWith('.')) files[target] ??= '';
  });
  return files;
}

const settings = [
  '.dependency-cruiser.mjs',
  'tsconfig.base.json',
  'apps/web/tsconfig.json',
  'apps/server/package.json',
];

test('every import rule complains of a planted violation', () => {
  const edges = forbidden.map(([, from, to]): [string, string] => [from, to]);
  const back: [string, string] = [`${s}/http/hen.ts`, `${s}/http/egg.ts`];
  const { violations } = inTree(filesOf([...edges, back]), settings, (folder) =>
    cruise(folder, 'apps', 'packages', 'e2e'),
  ).summary;
  const seen = new Set(violations.map(({ rule, from }) => `${rule.name} ${from}`));
  for (const [rule, from] of forbidden) expect(seen).toContain(`${rule} ${from}`);
  const planted = new Set(forbidden.map(([rule]) => rule));
  expect(planted).toEqual(new Set(config.forbidden?.map(({ name }) => name)));
});

test('no import rule complains of what the layers are for', () => {
  const { violations } = inTree(filesOf(allowed), settings, (folder) =>
    cruise(folder, 'apps', 'packages'),
  ).summary;
  expect(violations).toEqual([]);
});

describe('the real tree', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root });

  test('has no file that the settings leave out', () => {
    const { options = {} } = config;
    expect(Object.keys(options)).not.toContain('includeOnly');
    const leftOut = [options.exclude, options.doNotFollow].map(
      (each) => new RegExp((each as { path: string }).path),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => leftOut.some((pattern) => pattern.test(file)))).toEqual([]);
  });

  // Reading all of it takes ten times as long, and the check does it already.
  test('is read, TypeScript included', () => {
    const where = ['packages/contract/src', 'apps/server/src/lib', 'apps/web/src/lib'];
    const some = files.filter((file) => where.some((folder) => file.startsWith(`${folder}/`)));
    const { modules } = cruise(root, ...where);
    const read = new Map(modules.map(({ source, dependencies }) => [source, dependencies.length]));
    expect(some.length).toBeGreaterThan(50);
    expect(some.filter((file) => !read.has(file))).toEqual([]);
    expect(some.filter((file) => (read.get(file) ?? 0) > 0).length).toBeGreaterThan(
      some.length / 2,
    );
  });
});
