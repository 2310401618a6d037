// Runs an archive of `npm run package` in a system that has nothing but glibc and a shell:
// npm run test:package -- [x64|arm64] [SYSTEM]
// SYSTEM is the root of a Debian system of that processor, which glibc is copied from; by default, this machine's.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readProduct, root } from './package/stage.ts';
import { makeBareSystem } from './package-test/bare-system.ts';
import { stepsIn } from './package-test/steps.ts';
import { endWithTotal } from './test/total.mjs';

const [processor = process.arch, from = '/'] = process.argv.slice(2);
if (processor !== 'x64' && processor !== 'arm64')
  throw new Error(`There is no archive for ${processor}`);
const { version } = readProduct();
const archive = join(root, 'dist', `lensemble-${version}-linux-${processor}.tar.gz`);
if (!existsSync(archive))
  throw new Error(`There is no ${archive}: run npm run package -- ${processor}`);
if (process.getuid?.() !== 0)
  throw new Error('Only root can enter another system: run this as root.');

const folder = mkdtempSync(join(tmpdir(), 'lensemble-package-'));
const failures: { title: string; message: string }[] = [];
let passed = 0;
const { steps, stop } = await stepsIn(makeBareSystem(folder, processor, archive, from), version);
try {
  for (const [title, step] of steps) {
    await step();
    passed++;
    console.log(`✓ ${title}`);
  }
} catch (error) {
  failures.push({ title: `after ${passed} steps`, message: String(error) });
} finally {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
endWithTotal([{ passed, failed: failures.length, failures }]);
