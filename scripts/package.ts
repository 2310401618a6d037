// Makes the archives for Linux that run without npm, in dist/:
// npm run package -- [x64] [arm64] [--incomplete]
// npm run package -- --folder FOLDER   puts the installation without Node into a new folder, for a container
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { buildWebIfStale } from './build-web.mjs';
import { addGccLibraries } from './package/gcc-libraries.ts';
import { addNode } from './package/node-program.ts';
import { type Processor, processors } from './package/processors.ts';
import { readProduct, root, stage } from './package/stage.ts';

const output = join(root, 'dist');

/** The time of all files: that of the commit, so that the same commit gives the same archive. */
function timeOfFiles(): string {
  if (process.env.SOURCE_DATE_EPOCH) return process.env.SOURCE_DATE_EPOCH;
  return execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }).trim();
}

function pack(folder: string, name: string): string {
  const file = join(output, `${name}.tar.gz`);
  const same = [
    '--sort=name',
    `--mtime=@${timeOfFiles()}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
  ];
  const args = [...same, '--use-compress-program=gzip --no-name -6'];
  execFileSync('tar', [...args, '-cf', file, '-C', folder, name], { stdio: 'inherit' });
  return file;
}

/** Another user than the owner runs the server. Some files were made for their owner alone. */
function letAllRead(folder: string): void {
  execFileSync('chmod', ['--recursive', 'u+rwX,go+rX,go-w', folder]);
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function makeArchive(processor: Processor, isIncomplete: boolean): Promise<void> {
  const name = `lensemble-${readProduct().version}-linux-${processor}`;
  const scratch = mkdtempSync(join(output, 'draft-'));
  try {
    const folder = join(scratch, name);
    stage(folder, { processor, isIncomplete });
    addNode(folder, processor, mkdtempSync(join(scratch, 'node-')));
    addGccLibraries(folder, processor, mkdtempSync(join(scratch, 'gcc-')));
    letAllRead(folder);
    const file = pack(scratch, name);
    writeFileSync(`${file}.sha256`, `${await sumOf(file)}  ${name}.tar.gz\n`);
    console.log(`${file} (${Math.round(statSync(file).size / 1_000_000)} MB)`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const { values, positionals } = parseArgs({
  options: { folder: { type: 'string' }, incomplete: { type: 'boolean', default: false } },
  allowPositionals: true,
});
await buildWebIfStale();
if (values.folder === undefined) {
  const asked = processors.filter((each) => positionals.length === 0 || positionals.includes(each));
  mkdirSync(output, { recursive: true });
  for (const processor of asked) await makeArchive(processor, values.incomplete);
} else {
  const processor = process.arch as Processor;
  const folder = resolve(values.folder);
  stage(folder, { processor, isIncomplete: values.incomplete });
  letAllRead(folder);
}
