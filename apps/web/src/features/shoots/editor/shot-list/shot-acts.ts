import type { Reference } from '@lensemble/contract/shoot-links';
import type { Shot } from '@lensemble/contract/shots';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { focusLater } from '@/lib/browser/focus-later.ts';
import { randomId } from '@/lib/calls/random-key.ts';
import type { DayClient } from '@/lib/day/day-client.ts';
import { changeOf } from '@/lib/day/new-operation.ts';
import { toast } from '@/lib/shell/toast.ts';
import {
  copy,
  type Draft,
  deletion,
  draftOf,
  fromReferences,
  moveTo,
  newDraft,
  restoration,
} from './shot-wishes.ts';

export interface ShotActs {
  /** @param field where the focus starts instead of the title */
  readonly open: (id: string, field?: 'minutes') => void;
  /** Opens a new entry, which is not on the list yet. */
  readonly add: (kind: Shot['kind']) => void;
  /** Likewise, for the free minutes behind an entry, or before all of them. */
  readonly addBetween: (after: string | null, free: number) => void;
  /** Lets the user choose the references that become shots. */
  readonly chooseReferences: () => void;
  readonly addReferences: (references: readonly Reference[]) => void;
  readonly duplicate: (shot: Shot) => void;
  readonly remove: (shot: Shot, name: string) => void;
  readonly move: (ids: readonly string[], id: string, place: number) => void;
  readonly pin: (shot: Shot, pin: string) => void;
  readonly take: (shot: Shot, minutes: number) => void;
}

/** What had the focus may be gone with what was done. */
const focusShot = (id: string) => focusLater(`[data-shot="${id}"] button[aria-haspopup=dialog]`);

/** The entry after it, or the one before the last one. */
function neighborOf(client: DayClient, id: string): string | undefined {
  const ids = client.current().shots?.map((shot) => shot.id) ?? [];
  const at = ids.indexOf(id);
  return ids[at + 1] ?? ids[at - 1];
}

/** What can be done to the list. A deletion and shots from references can be undone. */
export function shotActs(
  client: DayClient,
  open: (id: string | null, field?: 'minutes') => void,
  draft: (draft: Draft) => void,
  chooseReferences: () => void,
): ShotActs {
  return {
    open,
    chooseReferences,
    add: (kind) => draft(newDraft(draftOf(randomId(), kind))),
    addBetween(after, free) {
      const plain = draftOf(randomId(), 'shot');
      draft(newDraft({ ...plain, minutes: Math.min(plain.minutes, free) }, after));
    },
    addReferences(references) {
      const wishes = fromReferences(references, randomId);
      client.apply(...wishes);
      toast({
        title: shotListWords('addedShots', { count: wishes.length }),
        action: {
          label: shotListWords('undo'),
          run: () => client.apply(...wishes.map(({ target }) => deletion(target))),
        },
      });
    },
    duplicate: (shot) => client.apply(copy(randomId(), shot)),
    remove(shot, name) {
      open(null);
      const neighbor = neighborOf(client, shot.id);
      client.apply(deletion(shot.id));
      if (neighbor === undefined) focusLater('[data-add-shot]');
      else focusShot(neighbor);
      toast({
        title: shotListWords('deleted', { title: name }),
        action: {
          label: shotListWords('undo'),
          run: () => client.apply(restoration(shot.id)),
        },
      });
    },
    move(ids, id, place) {
      const wish = moveTo(ids, id, place);
      if (wish) client.apply(wish);
    },
    pin(shot, pin) {
      client.apply(changeOf(shot, { pin }));
      focusShot(shot.id);
    },
    take(shot, minutes) {
      client.apply(changeOf(shot, { minutes }));
      focusShot(shot.id);
    },
  };
}
