import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../testing/free-port.ts';
import { Daemon, Folder, until } from './daemon.ts';
import { type ProxyServer, startHaproxy } from './haproxy.ts';
import { findOrInstall } from './programs.ts';

const names = ['one', 'two'] as const;

/** A standby takes over this long after the last sign of a machine that is gone. */
const LEASE_SECONDS = 20;
const LOOP_SECONDS = 2;
const REPAIRED_LIMIT_MS = 90_000;

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** One machine: Patroni with its PostgreSQL. */
class Node {
  readonly name: string;
  readonly restPort: number;
  readonly port: number;
  readonly #start: () => Daemon;
  readonly #data: string;
  #patroni: Daemon;

  constructor(
    name: string,
    { restPort, port, data }: { restPort: number; port: number; data: string },
    start: () => Daemon,
  ) {
    this.name = name;
    this.restPort = restPort;
    this.port = port;
    this.#data = data;
    this.#start = start;
    this.#patroni = start();
    process.once('exit', this.#killDatabase);
  }

  get log(): string {
    return this.#patroni.log;
  }

  /** Kills PostgreSQL, like a crash. Patroni goes on. */
  readonly #killDatabase = (): void => {
    const file = join(this.#data, 'postmaster.pid');
    if (!existsSync(file)) return;
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  };

  killDatabase(): void {
    this.#killDatabase();
  }

  /** Kills both, as if the machine had lost its power. */
  async killMachine(): Promise<void> {
    const gone = this.#patroni.stop('SIGKILL');
    this.#killDatabase();
    await gone;
  }

  startAgain(): void {
    this.#patroni = this.#start();
  }

  async stop(): Promise<void> {
    await this.#patroni.stop('SIGKILL');
    this.#killDatabase();
    process.off('exit', this.#killDatabase);
  }
}

export interface Pair {
  /** Leads to the primary, whichever it is. */
  readonly url: string;
  /** @returns when the other one is the primary, and this one its synchronous standby */
  failOver(how: 'database' | 'machine'): Promise<void>;
  stop(): Promise<void>;
}

/** A primary and a synchronous standby under Patroni and etcd, behind HAProxy, as docs/production.md describes. */
export async function startPair(bin: string): Promise<Pair> {
  const [etcd = '', patroni = ''] = findOrInstall('etcd', 'patroni');
  const folder = new Folder('patroni');
  const password = randomBytes(16).toString('hex');
  const [store, peers] = [await freePort(), await freePort()];
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const consensus = new Daemon(
    etcd,
    [
      ...['--name', 'one', '--data-dir', folder.make('etcd')],
      ...['--listen-client-urls', at(store), '--advertise-client-urls', at(store)],
      ...['--listen-peer-urls', at(peers), '--initial-advertise-peer-urls', at(peers)],
      ...['--initial-cluster', `one=${at(peers)}`],
    ],
    folder.path,
  );
  await consensus.untilOpen(store);

  const nodes: Node[] = [];
  for (const name of names) {
    const [restPort, port] = [await freePort(), await freePort()];
    const data = join(folder.path, `data-${name}`);
    const settings = {
      scope: 'lensemble',
      name,
      restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
      etcd3: { hosts: `127.0.0.1:${store}` },
      bootstrap: {
        dcs: {
          ttl: LEASE_SECONDS,
          loop_wait: LOOP_SECONDS,
          retry_timeout: 5,
          primary_start_timeout: 0,
          master_start_timeout: 0,
          synchronous_mode: true,
          postgresql: { use_pg_rewind: true, parameters: { max_connections: 100 } },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
      },
      postgresql: {
        listen: `127.0.0.1:${port}`,
        connect_address: `127.0.0.1:${port}`,
        data_dir: data,
        bin_dir: bin,
        pgpass: join(folder.path, `pgpass-${name}`),
        authentication: {
          superuser: { username: 'postgres', password },
          replication: { username: 'replicator', password },
        },
        parameters: { unix_socket_directories: folder.path },
        pg_hba: [
          'local all all scram-sha-256',
          'host all all 127.0.0.1/32 scram-sha-256',
          'host replication replicator 127.0.0.1/32 scram-sha-256',
        ],
      },
    };
    // JSON is YAML, too.
    const file = folder.write(`${name}.yml`, JSON.stringify(settings));
    const start = () => new Daemon(patroni, [file], folder.path);
    nodes.push(new Node(name, { restPort, port, data }, start));
    if (name === 'one') await until('the first primary', async () => (await roles()).has('leader'));
  }
  await untilPaired();
  const proxy = await startProxy(nodes);

  /** The running members by role, as one that answers sees them. */
  async function roles(): Promise<Map<string, Node>> {
    for (const { restPort } of nodes) {
      const answer = await fetch(`${at(restPort)}/cluster`, {
        signal: AbortSignal.timeout(2_000),
      }).catch(() => undefined);
      if (!answer?.ok) continue;
      const { members } = (await answer.json()) as { members: readonly Member[] };
      const running = members.filter(({ state }) => /running|streaming/.test(state));
      return new Map(
        running.flatMap(({ role, name }) => {
          const node = nodes.find((each) => each.name === name);
          return node ? [[role, node] as const] : [];
        }),
      );
    }
    return new Map();
  }

  async function untilPaired(): Promise<void> {
    const isPair = async () => {
      const found = await roles();
      return found.has('leader') && found.has('sync_standby');
    };
    await until('a primary and its synchronous standby', isPair, REPAIRED_LIMIT_MS).catch(
      (error: Error) => {
        throw new Error(nodes.map(({ name, log }) => `${name}:\n${log}`).join('\n'), {
          cause: error,
        });
      },
    );
  }

  return {
    url: `postgres://postgres:${password}@127.0.0.1:${proxy.port}/postgres`,
    async failOver(how) {
      const primary = (await roles()).get('leader');
      if (!primary) throw new Error('There is no primary');
      if (how === 'machine') await primary.killMachine();
      else primary.killDatabase();
      await until('the other primary', async () => {
        const leader = (await roles()).get('leader');
        return leader !== undefined && leader !== primary;
      });
      if (how === 'machine') primary.startAgain();
      await untilPaired();
    },
    async stop() {
      await proxy.stop();
      for (const node of nodes) await node.stop();
      await consensus.stop('SIGKILL');
      folder.remove();
    },
  };
}

/** Patroni answers 200 to `/primary` on the primary only. Connections to one that is none any more are closed. */
const startProxy = (nodes: readonly Node[]): Promise<ProxyServer> =>
  startHaproxy(`
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h

listen postgres
  bind 127.0.0.1:PORT
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`).join('\n')}
`);
