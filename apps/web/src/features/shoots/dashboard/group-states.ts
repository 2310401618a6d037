import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { ShootsByStatus } from '@/features/shoots/lib/group-by-status.ts';

/** The state of a group. A closed group keeps its number of rows. */
export interface GroupState {
  readonly isOpen: boolean;
  readonly rows: number;
}

/** The states of groups that the user has changed. */
export type GroupStates = Readonly<Partial<Record<ShootStatus, GroupState>>>;

const FIRST_ROWS = 20;
/** The number of rows that "Show more" adds. */
export const MORE_ROWS = 50;

/** The statuses closest to the shoot come first. */
export const groupOrder: readonly ShootStatus[] = [
  'ready to shoot',
  'planning',
  'idea',
  'completed',
];

/**
 * The groups that are open initially: `ready to shoot` and `planning`; if both are empty, the first group with
 * shoots.
 */
export function openAtFirst(groups: ShootsByStatus): ReadonlySet<ShootStatus> {
  const filled = groupOrder.filter((status) => groups[status].length > 0);
  const onTheWay = filled.filter((status) => status === 'ready to shoot' || status === 'planning');
  return new Set(onTheWay.length > 0 ? onTheWay : filled.slice(0, 1));
}

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
