import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { tellNews, wakeNotices } from '../told-plans/service.ts';

type Shoots = Pick<Parameters<typeof tellNews>[3], 'shootIds' | 'locationId'>;

/** Tells people of a change of an item that concerns their plans. */
export interface Notices {
  /** Call it in the transaction of the change, after the change. */
  tell(tx: Deps['orm'], about: Shoots): Promise<void>;
  /** Call it after the commit. */
  wake(): void;
}

/** The transaction must run in `withNotices`. */
export function noticesOf(deps: Pick<Deps, 'jobs' | 'limits'>, scope: TeamScope): Notices {
  let isTold = false;
  return {
    async tell(tx, about) {
      isTold = await tellNews(tx, deps, scope, about);
    },
    wake: () => {
      if (isTold) wakeNotices(deps);
    },
  };
}
