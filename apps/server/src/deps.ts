import type { Provider } from '@lensemble/contract/boot';
import type { Pool } from 'pg';
import type { Orm } from './db/orm.ts';
import type { Lists } from './http/lists/answers.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { ArchiveStore } from './ports/archives/port.ts';
import type { Calendar } from './ports/calendar/port.ts';
import type { Changes } from './ports/changes/port.ts';
import type { Documents } from './ports/documents/port.ts';
import type { OwnGoogle } from './ports/google/port.ts';
import type { HostedIdentity } from './ports/hosted-identity/port.ts';
import type { Mailer } from './ports/mail/port.ts';
import type { MapTileServer } from './ports/map-tiles/port.ts';
import type { Places } from './ports/places/port.ts';
import type { PushSender } from './ports/push/port.ts';
import type { SignInProvider } from './ports/sign-in-providers/port.ts';
import type { ImageStorage } from './ports/storage/port.ts';
import type { Weather } from './ports/weather/port.ts';
import type { Env } from './start/env.ts';

/** The dependencies of the features. `make-deps.ts` creates them; tests may replace some. */
export interface Deps {
  readonly env: Env;
  readonly orm: Orm;
  readonly pool: Pool;
  /** Undefined if people sign in with this server itself. */
  readonly hosted: HostedIdentity | undefined;
  readonly limits: RateLimits;
  readonly lists: Lists;
  /** Undefined for providers that are not configured. */
  readonly signInProviders: Readonly<Record<Provider, SignInProvider | undefined>>;
  readonly storage: ImageStorage;
  readonly archives: ArchiveStore;
  readonly jobs: Jobs;
  readonly changes: Changes;
  readonly mailer: Mailer;
  readonly push: PushSender;
  /** The shared folder for call sheets; undefined if this server provides them. */
  readonly sharedDocuments: Documents | undefined;
  /** The shared calendar for shoots; undefined if there is none. */
  readonly sharedCalendar: Calendar | undefined;
  /** Undefined if this server has no Google client. */
  readonly ownGoogle: OwnGoogle | undefined;
  /** Undefined if forecasts are off. */
  readonly weather: Weather | undefined;
  /** Undefined if maps show no streets. */
  readonly mapTiles: MapTileServer | undefined;
  readonly places: Places;
  /** The folder of the built web pages; undefined if only the API is served. */
  readonly webRoot: string | undefined;
}
