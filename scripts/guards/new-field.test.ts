import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, runTool } from './tools.ts';

const SHOOTS = 'packages/contract/src/shoots.ts';
const TEMPLATES = 'packages/contract/src/templates.ts';
const EQUIPMENT = 'packages/contract/src/equipment.ts';
const FORM = 'apps/web/src/features/shoots/editor/lib/editor-form.ts';

let folder: string;

// Copies the code with separate packages, so that a planted field reaches all of them.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-field-'));
  // The server's tests name no field that a plan must have: without them, its check takes half the time.
  const isSource = (path: string) =>
    !/[\\/](node_modules|dist|data)([\\/]|$)|[\\/]server[\\/].*\.test\.ts$/.test(path);

  for (const name of ['apps', 'packages']) {
    const filter = (path: string) => isSource(path.slice(root.length));
    cpSync(join(root, name), join(folder, name), { recursive: true, filter });
  }
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  mkdirSync(join(folder, 'node_modules/@lensemble'), { recursive: true });
  const modules = join(root, 'node_modules');
  for (const name of readdirSync(modules)) {
    if (name !== '@lensemble') symlinkSync(join(modules, name), join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@lensemble', name));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function edit(file: string, before: string, after: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(before);
  writeFileSync(path, text.replace(before, after));
}

/** The files that do not compile, for each planted field. */
function filesAskedFor(project: string) {
  const { output } = runTool('tsc', ['-p', project], folder);
  const errors = output.split(/^(?=\S+\(\d+,\d+\): error)/m);
  const about = (field: string) => {
    const files = errors.filter((error) => error.includes(field));
    return [...new Set(files.map((error) => error.slice(0, error.indexOf('('))))].sort();
  };
  return { dressCode: about('dressCode'), serialNumber: about('serialNumber') };
}

test('a new field of a shoot or of an item does not compile until every place has it', () => {
  edit(SHOOTS, '\nconst fields = {\n', '\nconst fields = {\n  dressCode: z.string().nullable(),\n');
  edit(EQUIPMENT, '\n  quantity,\n', '\n  quantity,\n  serialNumber: z.string().nullable(),\n');
  expect(filesAskedFor('packages/contract')).toEqual({
    dressCode: [SHOOTS],
    serialNumber: [EQUIPMENT],
  });

  // The contract first: its errors name the other places.
  edit(
    SHOOTS,
    '  id,\n  title: z.string(),',
    '  id,\n  dressCode: z.string().nullable(),\n  title: z.string(),',
  );
  edit(
    SHOOTS,
    '    title: fields.title,\n',
    '    title: fields.title,\n    dressCode: fields.dressCode.default(null),\n',
  );
  edit(
    EQUIPMENT,
    '  name: fields.name,\n',
    '  name: fields.name,\n  serialNumber: fields.serialNumber.default(null),\n',
  );
  edit(
    EQUIPMENT,
    '    name: z.string(),\n',
    '    name: z.string(),\n    serialNumber: z.string().nullable(),\n',
  );

  // Templates ask for the field of a shoot, and the columns of CSV files for that of an item.
  expect(filesAskedFor('packages/contract')).toEqual({
    dressCode: [TEMPLATES],
    serialNumber: [EQUIPMENT],
  });
  edit(EQUIPMENT, "  quantity: 'whole',\n", "  quantity: 'whole',\n  serialNumber: 'text',\n");
  edit(TEMPLATES, '    status: true,\n', '    status: true,\n    dressCode: true,\n');

  const server = 'apps/server/src';
  expect(filesAskedFor('apps/server')).toEqual({
    dressCode: [
      `${server}/features/shoots/copy-of.ts`,
      `${server}/features/shoots/rows/listed-shoot.ts`,
      `${server}/features/shoots/rows/shoot-row.ts`,
      `${server}/features/team-exports/rows/team-tables.ts`,
      `${server}/features/templates/plan-of.ts`,
      `${server}/hosted-import/map/shoots.ts`,
    ],
    serialNumber: [
      `${server}/features/catalogues/rows/item-rows.ts`,
      `${server}/features/team-exports/rows/team-tables.ts`,
      `${server}/hosted-import/map/catalogs.ts`,
    ],
  });

  // The table needs the column, and so a migration.
  const TABLE = `${server}/db/schema/shoots.ts`;
  edit(TABLE, "title: text('title')", "dressCode: text('dress_code'),\n    title: text('title')");
  const check = join(root, 'scripts/check-migrations.mjs');
  const migrations = runTool('node', [check, join(folder, 'apps/server')], folder);
  expect(migrations.failed).toBe(true);
  expect(migrations.output).toContain('ADD COLUMN "dress_code"');
  // A rename, which the generator would ask about, fails as well.
  edit(
    TABLE,
    "text('dress_code'),\n    title: text('title')",
    "text('dress_code'),\n    title: text('name')",
  );
  expect(runTool('node', [check, join(folder, 'apps/server')], folder).failed).toBe(true);
  edit(TABLE, "title: text('name')", "title: text('title')");

  // The request body requires the field in the form type, which requires it everywhere else.
  // This file and its imports alone, because the whole of the web application is checked below.
  const web = JSON.parse(readFileSync(join(folder, 'apps/web/tsconfig.json'), 'utf8'));
  const form = { ...web, include: [], files: [relative('apps/web', FORM)] };
  writeFileSync(join(folder, 'apps/web/tsconfig.form.json'), JSON.stringify(form));
  expect(filesAskedFor('apps/web/tsconfig.form.json').dressCode).toEqual([FORM]);
  edit(FORM, '  title: z.string(),\n', '  title: z.string(),\n  dressCode: z.string(),\n');
  const catalogues = 'apps/web/src/features/catalogues';
  const editor = 'apps/web/src/features/shoots/editor';
  const inWeb = filesAskedFor('apps/web');
  expect(inWeb.serialNumber).toEqual([
    `${catalogues}/dialogs/equipment-form.tsx`,
    `${catalogues}/lib/clash-rows.ts`,
  ]);
  expect(inWeb.dressCode).toEqual([
    `${editor}/components/sections.tsx`,
    `${editor}/lib/conflict.ts`,
    FORM,
    `${editor}/lib/form-of-template.ts`,
    `${editor}/lib/merge-laws.test.ts`,
    `${editor}/live/fresh-author.ts`,
    `${editor}/testing/a-shoot.ts`,
  ]);
});
