import type { ShootStatus } from '@lensemble/contract/shoot-status';
import { labelWords } from '@lensemble/messages/web/labels';

/** The status of a single shoot. */
export const statusNames: Readonly<Record<ShootStatus, string>> = {
  idea: labelWords('status idea'),
  planning: labelWords('status planning'),
  'ready to shoot': labelWords('status ready to shoot'),
  completed: labelWords('status completed'),
};

/** For columns of the board and filters. */
export const columnNames: Readonly<Record<ShootStatus, string>> = {
  ...statusNames,
  idea: labelWords('column idea'),
};
