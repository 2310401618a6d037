import { freePort } from '../../testing/free-port.ts';
import { Daemon, Folder } from './daemon.ts';
import { findOrInstall } from './programs.ts';

/** Fewer than a server opens, so that servers wait for each other, and a transaction gets another session each time. */
export const SESSIONS = 6;
/** What a server sets for its sessions, which a pooler must set instead (docs/production.md). */
const SESSION = 'set statement_timeout = 10000';

interface Pooler {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts PgBouncer in transaction mode, with another session for each transaction.
 * @param more what else sets up a session
 */
export async function startPooler(server: string, more = ''): Promise<Pooler> {
  const [program = ''] = findOrInstall('pgbouncer');
  const folder = new Folder('pgbouncer');
  const { port: serverPort, password } = new URL(server);
  const port = await freePort();
  const users = folder.write('users', `"postgres" "${password}"\n`);
  const settings = folder.write(
    'pgbouncer.ini',
    `[databases]
* = host=127.0.0.1 port=${serverPort} connect_query='${SESSION}${more}'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${SESSIONS}
server_round_robin = 1
server_idle_timeout = 30
max_client_conn = 1000
`,
  );
  const daemon = await new Daemon(program, [settings], folder.path).untilOpen(port);
  return {
    url: server.replace(`:${serverPort}/`, `:${port}/`),
    async stop() {
      await daemon.stop('SIGINT');
      folder.remove();
    },
  };
}
