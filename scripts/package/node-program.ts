import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Processor } from './processors.ts';

/** The sums of npm's packages with the programs of Node. They change with the version of `node` in package.json. */
export const programs = {
  version: '24.21.0',
  sums: {
    x64: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    arm64:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  } satisfies Record<Processor, string>,
};

/**
 * Puts Node into `node/` of an installation.
 * @param scratch an empty folder
 * @throws Error if the package is another one than expected
 */
export function addNode(folder: string, processor: Processor, scratch: string): void {
  const name = `node-linux-${processor}@${programs.version}`;
  const said = execFileSync('npm', ['pack', name, '--json', '--pack-destination', scratch], {
    encoding: 'utf8',
  });
  const [{ filename }] = JSON.parse(said);
  const archive = join(scratch, filename);
  const sum = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (sum !== programs.sums[processor])
    throw new Error(`${name} has the sum ${sum}: expected another one`);
  execFileSync('tar', ['-xzf', archive, '-C', scratch]);
  mkdirSync(join(folder, 'node/bin'), { recursive: true });
  cpSync(join(scratch, 'package/bin/node'), join(folder, 'node/bin/node'));
  cpSync(join(scratch, 'package/LICENSE'), join(folder, 'node/LICENSE'));
}
