import type { RefusedOperation } from '@lensemble/contract/operation-queue';
import type { Day, Operation } from '@lensemble/contract/operations';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { DayOffset } from '@lensemble/contract/zoned-time';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Shaped } from './kept-shape.ts';

/** Who uses this device. Without a network, nothing else says so. */
export interface Account {
  readonly userId: string;
  readonly email: string;
}

/** The plan of a shoot, as the server last said it. */
export interface KeptPlan extends Shaped {
  readonly account: string;
  readonly shootId: string;
  readonly team: { readonly id: string; readonly name: string };
  readonly shoot: ShootDetail;
  /** Epoch milliseconds. */
  readonly keptAt: number;
  /** Those of its time zone around its date and around `keptAt`. */
  readonly offsets?: readonly DayOffset[];
  /** Whether the user asked to keep it, also when it is not one of the next seven days. */
  readonly isAskedFor?: boolean;
}

interface OfShoot {
  readonly account: string;
  readonly shootId: string;
}

interface KeptOperation extends OfShoot {
  readonly id: string;
  /** Rises in the order in which the person made them. */
  readonly order: number;
  readonly operation: Operation;
}

interface KeptRefusal extends OfShoot {
  /** That of the operation and the reason: an operation can be refused for several. */
  readonly id: string;
  readonly order: number;
  readonly refused: RefusedOperation;
}

/** A picture of the shoot, or a tile of the map around its place. */
interface KeptPicture extends OfShoot {
  readonly url: string;
  readonly picture: Blob;
  /** The attribution of a tile. */
  readonly credit?: string;
}

/** The picture of an added shot, until it is uploaded. */
export interface KeptUpload extends OfShoot {
  readonly shotId: string;
  /** The idempotency key of the upload. */
  readonly key: string;
  readonly name: string;
  readonly picture: Blob;
  /** Why the server does not take it. It then stays until the user has decided. */
  readonly refused?: string;
}

type ShootKey = [account: string, shootId: string];
type PartKey = [...ShootKey, part: string];

/** Each row belongs to an account. Nothing is read without one. */
export interface DeviceTables extends DBSchema {
  account: { key: string; value: Account };
  plans: { key: ShootKey; value: KeptPlan };
  days: { key: ShootKey; value: OfShoot & Shaped & { readonly day: Day } };
  operations: { key: PartKey; value: KeptOperation };
  refusals: { key: PartKey; value: KeptRefusal };
  pictures: { key: PartKey; value: KeptPicture };
  uploads: { key: PartKey; value: KeptUpload };
}

type Device = IDBPDatabase<DeviceTables>;

const NAME = 'lensemble';
const VERSION = 1;

/** The tables of shoots, all with keys that begin with the account and the shoot. */
export const shootTables = [
  'plans',
  'days',
  'operations',
  'refusals',
  'pictures',
  'uploads',
] as const satisfies readonly Exclude<keyof DeviceTables, 'account' | number>[];

const keyPaths: Readonly<Record<(typeof shootTables)[number], string[]>> = {
  plans: ['account', 'shootId'],
  days: ['account', 'shootId'],
  operations: ['account', 'shootId', 'id'],
  refusals: ['account', 'shootId', 'id'],
  pictures: ['account', 'shootId', 'url'],
  uploads: ['account', 'shootId', 'shotId'],
};

let opened: Promise<Device> | undefined;

/** @throws DOMException where the browser stores nothing, such as in some private windows */
export function device(): Promise<Device> {
  opened ??= openDB<DeviceTables>(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore('account');
      for (const name of shootTables) database.createObjectStore(name, { keyPath: keyPaths[name] });
    },
    // Another tab has a newer version of the application.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Everything of an account, or of one of its shoots: arrays sort behind all texts. */
export const allOf = (...key: [account: string, shootId?: string]): IDBKeyRange =>
  IDBKeyRange.bound(key, [...key, []]);
