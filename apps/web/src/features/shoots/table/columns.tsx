import { formatTime } from '@lensemble/contract/clock';
import { shootStatuses } from '@lensemble/contract/shoot-status';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { shootTableWords } from '@lensemble/messages/web/shoot-table';
import type { ReactNode } from 'react';
import { StatusBadge } from '@/components/status.tsx';
import { formatDate, formatDuration } from '@/lib/time/format.ts';
import { formatMoment } from '@/lib/time/moments.ts';
import { ReadinessCell } from './readiness-cell.tsx';

/** A row. Names are undefined while they load. */
export interface Row {
  readonly shoot: ListedShoot;
  readonly people: string | undefined;
  readonly costumes: string | undefined;
  /** How many things are open, without rain; null for a shoot that is not checked. */
  readonly open: number | null | undefined;
}

export interface Column {
  readonly label: string;
  /** In rem. */
  readonly width: number;
  /** On phones, where the title, the status and the date are to be in view. */
  readonly phoneWidth?: number;
  /** What it sorts by. Rows without a value come last. */
  readonly valueIn: (row: Row) => string | number | null | undefined;
  /** The content, if it is not the value. */
  readonly show?: (row: Row) => ReactNode;
  readonly isAtFirst?: true;
}

/** A date without a time comes after those with one. */
const startOf = ({ shoot: { date, time } }: Row) => date && `${date} ${time ?? '24:00'}`;

/** The columns beside the title, in the order of the screen. */
export const columns = {
  status: {
    label: shootTableWords('status'),
    width: 10.5,
    phoneWidth: 4,
    valueIn: ({ shoot }) => shootStatuses.indexOf(shoot.status),
    // Phones show only the icon.
    show: ({ shoot }) => (
      <StatusBadge
        status={shoot.status}
        className="max-md:w-[22px] max-md:overflow-hidden max-md:px-[5px]"
      />
    ),
    isAtFirst: true,
  },
  date: {
    label: shootTableWords('date'),
    width: 7.5,
    valueIn: startOf,
    show: ({ shoot }) => shoot.date && formatDate(shoot.date),
    isAtFirst: true,
  },
  time: {
    label: shootTableWords('time'),
    width: 6,
    valueIn: ({ shoot }) => shoot.time,
    show: ({ shoot }) => shoot.time && formatTime(shoot.time),
    isAtFirst: true,
  },
  readiness: {
    label: shootTableWords('readiness'),
    width: 8,
    valueIn: ({ open }) => open,
    show: ({ shoot }) => <ReadinessCell shoot={shoot} />,
    isAtFirst: true,
  },
  duration: {
    label: shootTableWords('duration'),
    width: 7,
    valueIn: ({ shoot }) => shoot.durationMinutes,
    show: ({ shoot }) => formatDuration(shoot.durationMinutes),
  },
  place: {
    label: shootTableWords('place'),
    width: 8.5,
    valueIn: ({ shoot }) => shoot.location?.name,
    isAtFirst: true,
  },
  people: {
    label: shootTableWords('crew'),
    width: 7.5,
    valueIn: ({ people }) => people || null,
    isAtFirst: true,
  },
  costumes: {
    label: shootTableWords('costumes'),
    width: 7.5,
    valueIn: ({ costumes }) => costumes || null,
    isAtFirst: true,
  },
  description: {
    label: shootTableWords('description'),
    width: 18,
    valueIn: ({ shoot }) => shoot.description,
  },
  shared: {
    label: shootTableWords('shared'),
    width: 6.5,
    valueIn: ({ shoot }) => (shoot.isPublic ? shootTableWords('yes') : null),
  },
  created: {
    label: shootTableWords('created'),
    width: 12,
    valueIn: ({ shoot }) => shoot.createdAt,
    show: ({ shoot }) => formatMoment(shoot.createdAt),
  },
  updated: {
    label: shootTableWords('updated'),
    width: 12,
    valueIn: ({ shoot }) => shoot.updatedAt,
    show: ({ shoot }) => formatMoment(shoot.updatedAt),
  },
} as const satisfies Readonly<Record<string, Column>>;

export type ColumnKey = keyof typeof columns;

export const columnKeys = Object.keys(columns) as ColumnKey[];

export const columnOf = (key: ColumnKey): Column => columns[key];

export const titleColumn: Column = {
  label: shootTableWords('title'),
  width: 14.5,
  phoneWidth: 9,
  valueIn: ({ shoot }) => shoot.title,
};
