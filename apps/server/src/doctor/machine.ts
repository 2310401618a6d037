import { existsSync, statSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { freeBytes } from '../lib/free-bytes.ts';
import { callOf } from '../start/call-of.ts';
import type { Env } from '../start/env.ts';
import { type Finding, problem, warning } from './finding.ts';

const NODE_MAJOR = 24;
const MEGABYTE = 1_048_576;
/** Less hinders uploads and the embedded database at any moment. */
const DISK_NEEDED = 200 * MEGABYTE;
const DISK_WISHED = 1_024 * MEGABYTE;
const OTHERS = 0o077;

export interface Machine {
  readonly nodeVersion: string;
  /** The folder of the built pages. */
  readonly webRoot: string;
  readonly freeBytes: (folder: string) => Promise<number>;
}

export const thisMachine = (webRoot: string): Machine => ({
  nodeVersion: process.versions.node,
  webRoot,
  freeBytes,
});

export async function checkMachine(env: Env, machine: Machine): Promise<Finding[]> {
  if (!existsSync(env.dataDir))
    return [...checkVersion(machine), ...checkFolder(env), ...(await checkParent(env, machine))];
  return [
    ...checkVersion(machine),
    ...(await checkDisk(env, machine)),
    ...checkPrivacy(env),
    ...(await checkOwner(env)),
  ];
}

function checkVersion({ nodeVersion, webRoot }: Machine): Finding[] {
  const isOld = Number(nodeVersion.split('.')[0]) < NODE_MAJOR;
  return [
    ...(isOld
      ? [
          problem(
            `Node.js ${nodeVersion} is too old: start with "${callOf('start')}", which uses its own.`,
          ),
        ]
      : []),
    ...(existsSync(join(webRoot, 'index.html'))
      ? []
      : [problem('The web pages are not built: run "npm start", which builds what is missing.')]),
  ];
}

/** The check of the database tells it where the folder has that. */
const checkFolder = ({ dataDir, databaseUrl }: Env): Finding[] =>
  databaseUrl === undefined
    ? []
    : [
        warning(
          `There is no data folder ${dataDir} yet: the first start makes one. If you have one already, set DATA_DIR as for the server.`,
        ),
      ];

/** Where the first start is to make the data folder. */
async function checkParent({ dataDir }: Env, machine: Machine): Promise<Finding[]> {
  let parent = dirname(dataDir);
  while (!existsSync(parent)) parent = dirname(parent);
  const isWritable = await access(parent, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  const findings = isWritable
    ? []
    : [
        problem(
          `The data folder ${dataDir} cannot be made in ${parent}: let this user write there, or set DATA_DIR to another folder.`,
        ),
      ];
  return [...findings, ...(await checkDisk({ dataDir: parent }, machine))];
}

async function checkDisk({ dataDir }: Pick<Env, 'dataDir'>, machine: Machine): Promise<Finding[]> {
  const free = await machine.freeBytes(dataDir);
  if (free >= DISK_WISHED) return [];
  const sentence = `The disk of ${dataDir} has ${Math.floor(free / MEGABYTE)} MB free: make room, or set DATA_DIR to a folder on another disk.`;
  return [free < DISK_NEEDED ? problem(sentence) : warning(sentence)];
}

/** Other users of the machine must not read the secret or the data. */
function checkPrivacy({ dataDir }: Env): Finding[] {
  const secret = join(dataDir, 'secret');
  return [
    ...(existsSync(secret) && statSync(secret).mode & OTHERS
      ? [
          problem(
            `Other users can read ${secret}, which signs all sessions: run "chmod 600 ${secret}".`,
          ),
        ]
      : []),
    ...(statSync(dataDir).mode & 0o022
      ? [problem(`Other users can write to ${dataDir}: run "chmod 700 ${dataDir}".`)]
      : []),
  ];
}

/** A start as another user, such as root, leaves files that the server cannot change. */
async function checkOwner({ dataDir }: Env): Promise<Finding[]> {
  const all = constants.R_OK | constants.W_OK | constants.X_OK;
  const folders = ['database', 'storage', 'outbox'].map((name) => join(dataDir, name));
  const refused = await Promise.all(
    folders.filter(existsSync).map((folder) =>
      access(folder, all).then(
        () => [],
        () => [folder],
      ),
    ),
  );
  return refused
    .flat()
    .map((folder) =>
      problem(
        `This user may not change ${folder}: run "chown -R" on it for the user of the server.`,
      ),
    );
}
