import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packagesIn } from './missing-packages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface List {
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: string[] }[];
  readonly [key: string]: unknown;
}
interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
}

/**
 * Lists the packages that an installation and its build consist of, with licenses and checksums, as CycloneDX. Contains
 * neither a time nor a random number, so that the same commit gives the same list.
 */
export function sbom(): string {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'];
  const output = execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { serialNumber, metadata, ...list }: List & { metadata: object } = JSON.parse(output);
  // `--omit=dev` would also leave out what both an installation and a test need.
  const locked = packagesIn(join(root, 'package-lock.json')).filter(({ dev }) => !dev);
  const shipped = new Set(locked.map(({ name, version }) => `${name}@${version}`));
  const components = list.components.filter(({ name, version }) =>
    shipped.has(`${name}@${version}`),
  );
  const refs = new Set(components.map((component) => component['bom-ref']));
  const dependencies = list.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((on) => refs.has(on)) }));
  const lasting = { ...metadata, timestamp: undefined };
  return `${JSON.stringify({ ...list, metadata: lasting, components, dependencies }, null, 2)}\n`;
}

if (import.meta.main) process.stdout.write(sbom());
