import { checkCount, deleteOwnAway, insertOwnAway, listOwnAway } from './queries.ts';

/** The days of the holder of a personal link. Its scope names the person. */
export const ownAway = {
  list: listOwnAway,
  insert: insertOwnAway,
  delete: deleteOwnAway,
  check: checkCount,
} as const;
