import type { OperationKind } from '@lensemble/contract/operations';

/** Who sends operations: a member of the team, or a participant with a personal link. */
export type Sender = 'member' | 'participant';

const members: readonly Sender[] = ['member'];

/** Who may send which operations. A kind without an entry does not compile. */
const allowed: Readonly<Record<OperationKind, readonly Sender[]>> = {
  addShot: members,
  changeShot: members,
  moveShot: members,
  markShot: members,
  deleteShot: members,
  restoreShot: members,
};

export const maySend = (sender: Sender, kind: OperationKind): boolean =>
  allowed[kind].includes(sender);
