import type { Provider } from '@lensemble/contract/boot';
import type { Pool } from 'pg';
import type { Orm } from './db/orm.ts';
import type { Env } from './env.ts';
import type { Lists } from './lists/answers.ts';
import type { RateLimits } from './plugins/rate-limits.ts';
import type { Calendar } from './ports/calendar/port.ts';
import type { Documents } from './ports/documents/port.ts';
import type { OwnGoogle } from './ports/google/port.ts';
import type { HostedIdentity } from './ports/hosted-identity/port.ts';
import type { Identity } from './ports/identity/port.ts';
import type { Jobs } from './ports/jobs/port.ts';
import type { Mailer } from './ports/mail/port.ts';
import type { Places } from './ports/places/port.ts';
import type { SignInProvider } from './ports/sign-in-providers/port.ts';
import type { ImageStorage } from './ports/storage/port.ts';
import type { Weather } from './ports/weather/port.ts';

/** What features work with. `app.ts` puts it together once; tests may replace parts. */
export interface Deps {
  readonly env: Env;
  readonly orm: Orm;
  readonly pool: Pool;
  readonly identity: Identity;
  /** Undefined: people sign in with this server itself. */
  readonly hosted: HostedIdentity | undefined;
  readonly limits: RateLimits;
  readonly lists: Lists;
  /** Those that are set up. */
  readonly signInProviders: Readonly<Record<Provider, SignInProvider | undefined>>;
  readonly storage: ImageStorage;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** Where call sheets of all teams are kept, if not on this server. */
  readonly sharedDocuments: Documents | undefined;
  /** Where shoots of all teams are put as events. */
  readonly sharedCalendar: Calendar | undefined;
  /** Undefined where Google does not know this server. */
  readonly ownGoogle: OwnGoogle | undefined;
  /** Undefined: there are no forecasts. */
  readonly weather: Weather | undefined;
  readonly places: Places;
  /** The folder of the built web pages; undefined where only the API is served. */
  readonly webRoot: string | undefined;
}
