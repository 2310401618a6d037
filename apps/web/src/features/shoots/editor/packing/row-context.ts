import type { PackingGrouping, PackingMode } from '@lensemble/contract/packing-list';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { PackingActs } from './use-packing-acts.ts';

export interface RowContext {
  readonly shoot: ShootDetail;
  readonly grouping: PackingGrouping;
  /** What is counted, and on phones what can be checked off. */
  readonly mode: PackingMode;
  readonly acts: PackingActs;
}
