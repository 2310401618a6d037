import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { ShootsByStatus } from '@/features/shoots/lib/group-by-status.ts';

/** How a group of the list stands; a closed one remembers how far it was shown. */
export interface GroupState {
  readonly isOpen: boolean;
  readonly rows: number;
}

/** The groups that somebody has touched. The others are as they are at first. */
export type GroupStates = Readonly<Partial<Record<ShootStatus, GroupState>>>;

const FIRST_ROWS = 20;
/** How many more rows one asks for at a time. */
export const MORE_ROWS = 50;

/** What is closest to the day comes first. */
export const groupOrder: readonly ShootStatus[] = [
  'ready to shoot',
  'planning',
  'idea',
  'completed',
];

/** What is open until somebody touches it: what is on the way; without any, the first group that has something. */
export function openAtFirst(groups: ShootsByStatus): ReadonlySet<ShootStatus> {
  const filled = groupOrder.filter((status) => groups[status].length > 0);
  const onTheWay = filled.filter((status) => status === 'ready to shoot' || status === 'planning');
  return new Set(onTheWay.length > 0 ? onTheWay : filled.slice(0, 1));
}

/** Every group as it stands. */
export function standOf(
  states: GroupStates,
  atFirst: ReadonlySet<ShootStatus>,
): Readonly<Record<ShootStatus, GroupState>> {
  const stand = (status: ShootStatus) =>
    states[status] ?? { isOpen: atFirst.has(status), rows: FIRST_ROWS };
  return {
    idea: stand('idea'),
    planning: stand('planning'),
    'ready to shoot': stand('ready to shoot'),
    completed: stand('completed'),
  };
}
