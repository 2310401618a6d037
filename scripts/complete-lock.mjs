// Adds the entries for other systems that npm omits from package-lock.json if the registry in use lacks those packages.
// Without them `npm ci` fails. Run it after adding a package; a test fails if it is needed.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** Returns the paths where Node looks for a package, nearest first. */
function placesFor(path, name) {
  const parents = path.split('node_modules/').slice(0, -1);
  const above = parents.map((_, depth) => parents.slice(0, depth + 1).join('node_modules/'));
  return [`${path}/`, ...above.reverse()].map((folder) => `${folder}node_modules/${name}`);
}

/** Returns the optional dependencies without an entry: `{ name, version, dev }`. */
export function findMissing(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !placesFor(path, name).some((place) => packages[place]?.version))
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/** Derives the supported systems from the name: `@swc/core-linux-arm-gnueabihf`. */
function entryFor({ name, version, dev }) {
  const words = name.split(/[/-]/);
  const cpu = processors.filter((processor) => words.includes(processor));
  const os = systems.filter((system) => words.includes(system));
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : [];
  const limits = Object.entries({ cpu, libc, os }).filter(([, values]) => values.length > 0);
  return { version, ...(dev && { dev }), optional: true, ...Object.fromEntries(limits) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = findMissing(lock.packages);
  const added = missing.map((wanted) => [`node_modules/${wanted.name}`, entryFor(wanted)]);
  const entries = [...Object.entries(lock.packages), ...added].sort(([a], [b]) => (a < b ? -1 : 1));
  lock.packages = Object.fromEntries(entries);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} entries added`);
}
