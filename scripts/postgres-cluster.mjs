import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../testing/free-port.ts';
import { scratchFolder } from './test/scratch.mjs';

const START_LIMIT_MS = 30_000;
const debian = '/usr/lib/postgresql';

/** Returns the folder of the newest PostgreSQL server on this machine, or undefined. */
export function findPostgres() {
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

const idOf = (flag, user) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));

/** PostgreSQL does not run as root. For root, it runs as an unprivileged system user. */
function findUser() {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {
      // Try the next user.
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and this system has no user named postgres: add one, or run this command as another user.',
  );
}

function makeFolder({ uid, gid }, password, parent) {
  const folder = mkdtempSync(join(parent, 'lensemble-postgres-'));
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (uid !== undefined) for (const path of [folder, data, passwordFile]) chownSync(path, uid, gid);
  return { folder, data, passwordFile };
}

async function untilReady(server, output) {
  const start = Date.now();
  while (!output().includes('ready to accept connections')) {
    if (server.exitCode !== null || Date.now() - start > START_LIMIT_MS) {
      throw new Error(`PostgreSQL did not start:\n${output()}`);
    }
    await wait(20);
  }
}

/** The signals that `pg_ctl stop` sends. */
const STOP_SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' };

async function launchPostgres(program, args, options) {
  const server = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(server, 'exit');
  let log = '';
  server.stderr.setEncoding('utf8').on('data', (text) => {
    log += text;
  });
  await untilReady(server, () => log);
  const stop = async (signal) => {
    server.kill(signal);
    await ended;
  };
  return { process: server, stop };
}

/**
 * Starts a temporary PostgreSQL server: in a temporary folder, on a free port of the loopback interface, with a random
 * password. It does not sync to disk, because tests do not need durability.
 * @param bin the folder of PostgreSQL's programs
 * @param parent where its folder is made
 * @returns its URL, a function that restarts it in a mode of `pg_ctl` (`fast` or `immediate`), and one that stops and
 * deletes it
 */
export async function startCluster(bin, parent = scratchFolder()) {
  const user = findUser();
  const password = randomBytes(16).toString('hex');
  const { folder, data, passwordFile } = makeFolder(user, password, parent);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  try {
    const common = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-sync'];
    const init = ['-D', data, '-U', 'postgres', `--pwfile=${passwordFile}`, ...common];
    execFileSync(join(bin, 'initdb'), init, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });

    const port = await freePort();
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      'fsync=off',
      'max_connections=200',
    ];
    const args = [
      '-D',
      data,
      '-p',
      String(port),
      ...settings.flatMap((setting) => ['-c', setting]),
    ];
    const launch = () => launchPostgres(join(bin, 'postgres'), args, options);
    let server = await launch();
    const kill = () => server.process.kill('SIGINT');
    process.once('exit', kill);
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      async restart(mode) {
        await server.stop(STOP_SIGNALS[mode]);
        server = await launch();
      },
      async stop() {
        process.off('exit', kill);
        await server.stop('SIGINT');
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
