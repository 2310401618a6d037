import type { TrashEntry } from '@lensemble/contract/trash';
import { TRASH_DAYS } from '@lensemble/contract/trash-kinds';
import { trashWords } from '@lensemble/messages/web/trash';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import { trashLooks } from './trash-kinds.ts';

const DAY_MS = 86_400_000;

export const titleOf = ({ title }: TrashEntry): string => title ?? trashWords('untitled');

/** The days that an entry stays, rounded up: at least one. */
export const daysLeft = ({ deletedAt }: TrashEntry, now = Date.now()): number =>
  Math.max(1, Math.ceil(TRASH_DAYS - (now - Date.parse(deletedAt)) / DAY_MS));

/** What it is, and what comes back with it. */
export function whatOf({ kind, isBlock, shootTitle, counts }: TrashEntry): string {
  const name = isBlock ? trashWords('block') : trashLooks[kind].name;
  if (shootTitle) return trashWords('ofShoot', { kind: name, shoot: shootTitle });
  const {
    shoots: heldShoots = 0,
    shoot_participants: people = 0,
    shoot_references: references = 0,
    shots = 0,
    comments = 0,
    shoot_equipment: equipment = 0,
    shoot_props: props = 0,
    shoot_costumes: costumes = 0,
    shoot_kits: kits = 0,
  } = counts;
  if (kind === 'convention' && heldShoots > 0) {
    return trashWords('kindWith', {
      kind: name,
      things: trashWords('heldShoots', { count: heldShoots }),
    });
  }
  if (kind !== 'shoot') {
    const uses = heldShoots + people + equipment + props + costumes + kits;
    return [name, ...(uses > 0 ? [trashWords('shoots', { count: uses })] : [])].join(', ');
  }
  const things = [
    ...(people > 0 ? [trashWords('people', { count: people })] : []),
    ...(references > 0 ? [trashWords('references', { count: references })] : []),
    ...(shots > 0 ? [trashWords('shots', { count: shots })] : []),
    ...(comments > 0 ? [trashWords('comments', { count: comments })] : []),
  ];
  if (things.length === 0) return name;
  return trashWords('kindWith', { kind: name, things: joinWithCommas(things) });
}
