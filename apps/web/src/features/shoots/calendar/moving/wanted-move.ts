import type { ListedShoot } from '@lensemble/contract/shoots';
import type { PlainDate } from '@/lib/time/dates.ts';

export interface WantedMove {
  readonly shoot: ListedShoot;
  readonly to: { readonly date: PlainDate; readonly time?: string };
  /** Called when the shoot moves, which may be after a question. */
  readonly onMove?: () => void;
}
