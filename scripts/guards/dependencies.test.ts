import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packagesIn } from '../package/missing-packages.ts';
import { advisories, forDevelopersOnly } from './advisories.ts';
import { root } from './tools.ts';

const locked = packagesIn(join(root, 'package-lock.json'));
const shipped = locked.filter(({ dev }) => !dev);

/** Licenses that allow shipping the package with ours. LGPL and MPL cover the package's own files, which stay separate. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** The lock file does not name the license of these. A part for one operating system has that of its package. */
const read: Readonly<Record<string, string>> = {
  suncalc: 'BSD-2-Clause',
};
const partOf: readonly (readonly [RegExp, string])[] = [
  [/^@tailwindcss\/oxide-/, 'MIT'],
  [/^@myriaddreamin\/typst-ts-node-compiler-/, 'Apache-2.0'],
];

const licenseOf = ({ name, license }: (typeof locked)[number]) =>
  license ?? read[name] ?? partOf.find(([pattern]) => pattern.test(name))?.[1] ?? 'unknown';

/** All licenses of an `AND`, and one of an `OR`. */
const isAllowed = (expression: string) =>
  expression
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((license) => allowed.has(license)));

/** Whether a version such as `5.12.3` comes before `floor`. A version before a release, such as `5.0.0-rc.1`, does. */
function isBelow(version: string, floor: string): boolean {
  if (floor === 'none') return true;
  const [release = '', early] = version.split('-', 2);
  const own = release.split('.').map(Number);
  const [index, number] =
    [...floor.split('.').map(Number).entries()].find(([at, each]) => own[at] !== each) ?? [];
  if (index === undefined || number === undefined) return early !== undefined;
  return (own[index] ?? 0) < number;
}

test('each package that installations get has a license that allows it', () => {
  expect(shipped.length).toBeGreaterThan(300);
  const refused = shipped.filter((each) => !isAllowed(licenseOf(each)));
  expect(refused.map((each) => `${each.name}: ${licenseOf(each)}`)).toEqual([]);
});

test.each(advisories)('$package is not older than $fixed, because of $id', (advisory) => {
  const found = locked.filter(({ name }) => name === advisory.package);
  expect(found, 'The lock file has no such package: remove the entry').not.toEqual([]);
  const old = found.filter(({ version }) => isBelow(version, advisory.fixed));
  const inInstallations = old.filter(({ dev }) => !dev);
  expect(inInstallations.map(({ version }) => version)).toEqual([]);
  expect(old.length > 0).toBe(advisory.package in forDevelopersOnly);
});

test('versions are compared by their numbers', () => {
  const versions = ['5.9.0', '5.12.2', '5.12.3-rc.1', '5.12.3', '6.0.0', '6.0.0-rc.1'];
  const compared = versions.map((each) => isBelow(each, '5.12.3'));
  expect(compared).toEqual([true, true, true, false, false, false]);
});

test('a license that is not on the list is refused', () => {
  const answers = ['MIT', 'MIT AND OFL-1.1', '(MIT OR GPL-3.0)', 'GPL-3.0', 'MIT AND GPL-3.0'];
  expect(answers.map(isAllowed)).toEqual([true, true, true, false, false]);
});
