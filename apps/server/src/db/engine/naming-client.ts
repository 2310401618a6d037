import { createHash } from 'node:crypto';
import pg, { type Connection, type PoolClient, type Submittable } from 'pg';
import { PLANNED_EACH_TIME } from '../planned-each-time.ts';

/** The statements that a connection keeps. The least recently used one makes room for another. */
const MOST_KEPT = 300;

/** The routine that reports an error where a migration has changed the type of a column that a kept statement returns. */
const STALE = 'RevalidateCachedQuery';

/** The code of an error where the session no longer has a statement, for example behind a pooler that was reset. */
const MISSING = '26000';

interface Config {
  readonly text: string;
  readonly name?: string;
  readonly values?: readonly unknown[];
}

/** The overloads of `query` in one. */
type Loose = (...parameters: unknown[]) => unknown;

/** What `pg` keeps for each connection, and does not declare. */
interface Parsed {
  parsedStatements: Record<string, string>;
}

/**
 * Makes a connection of the pool name each statement that has parameters, so that PostgreSQL parses it once, and plans
 * it anew only as long as that gives better plans. The same text has the same name on all connections.
 */
export function nameStatements(client: PoolClient, mostKept = MOST_KEPT): void {
  const names = new Map<string, string>();
  const { prototype } = pg.Client as unknown as { prototype: { query: Loose } };
  const query: Loose = (...parameters) => prototype.query.apply(client, parameters);
  const parsed = client.connection as unknown as Parsed;

  const forget = (text: string, name: string) => {
    names.delete(text);
    delete parsed.parsedStatements[name];
    query(new CloseStatement(name));
  };
  const nameOf = (text: string) => {
    const name = names.get(text) ?? digest(text);
    names.delete(text);
    names.set(text, name);
    const [oldest] = names;
    if (oldest && names.size > mostKept) forget(...oldest);
    return name;
  };
  client.connection.on('errorMessage', ({ routine, code }: { routine?: string; code?: string }) => {
    if (routine === STALE || code === MISSING) for (const [text, name] of names) forget(text, name);
  });
  client.query = ((first: string | Config | Submittable, ...rest: unknown[]) => {
    if (typeof first === 'object' && 'submit' in first) return query(first, ...rest);
    const config: Config = typeof first === 'string' ? { text: first } : first;
    const values = Array.isArray(rest[0]) ? rest[0] : config.values;
    const isPlain = !values?.length || config.text.startsWith(PLANNED_EACH_TIME);
    if (config.name || isPlain) return query(first, ...rest);
    return query({ ...config, name: nameOf(config.text) }, ...rest);
  }) as PoolClient['query'];
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 32);

class CloseStatement implements Submittable {
  readonly #name: string;
  /** Set by `pg` if the pool limits the time of a query. */
  callback?: () => void;

  constructor(name: string) {
    this.#name = name;
  }

  submit(connection: Connection): void {
    connection.close({ type: 'S', name: this.#name }, true);
    connection.sync();
  }

  handleReadyForQuery(): void {
    this.callback?.();
  }

  handleError(): void {
    this.callback?.();
  }
}
