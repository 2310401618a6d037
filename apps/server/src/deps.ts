import type { Pool } from 'pg';
import type { Orm } from './db/orm.ts';
import type { Env } from './env.ts';
import type { Lists } from './lists/answers.ts';
import type { RateLimits } from './plugins/rate-limits.ts';
import type { Identity } from './ports/identity/port.ts';
import type { Jobs } from './ports/jobs/port.ts';
import type { Mailer } from './ports/mail/port.ts';
import type { ImageStorage } from './ports/storage/port.ts';

/** What features work with. `app.ts` puts it together once; tests may replace parts. */
export interface Deps {
  readonly env: Env;
  readonly orm: Orm;
  readonly pool: Pool;
  readonly identity: Identity;
  readonly limits: RateLimits;
  readonly lists: Lists;
  readonly storage: ImageStorage;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** The folder of the built web pages; undefined where only the API is served. */
  readonly webRoot: string | undefined;
}
