import type { OpenEntry } from '@lensemble/contract/readiness-entries';
import { editorLinksWords } from '@lensemble/messages/web/editor-links';
import { readinessWords } from '@lensemble/messages/web/readiness';
import type { ReactNode } from 'react';
import { Parts } from '@/components/parts.tsx';
import { conflictNote } from '@/lib/shoots/conflict-words.ts';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import type { FormReadiness } from './use-form-readiness.ts';

type Known = Pick<FormReadiness, 'names' | 'busy'>;

/** More about an entry than its title says; null for nothing. */
export function detailOf(entry: OpenEntry, { names, busy }: Known): ReactNode {
  switch (entry.code) {
    case 'declined':
      return entry.note && readinessWords('note', { note: entry.note });
    case 'rain':
      return readinessWords('rainChance', { chance: entry.chance });
    case 'todos':
      return todosDetail(entry, names);
    case 'short':
      return editorLinksWords('moreThanOwned', { count: entry.needed - entry.owned });
    case 'unsure':
    case 'unanswered':
    case 'unasked':
      return entry.participantIds.length > 1
        ? joinWithCommas(entry.participantIds.map(names.person))
        : null;
    case 'busy':
    case 'away':
      return conflictDetail(entry.conflict, busy);
    default:
      return null;
  }
}

type Todos = Extract<OpenEntry, { readonly code: 'todos' }>;

/** How fast the todos must be done, and who wears the costume. */
function todosDetail({ todos, daysLeft, wornBy }: Todos, names: Known['names']): string | null {
  const people = wornBy.map(names.person);
  const wears =
    people.length > 0
      ? readinessWords('wears', { names: joinWithCommas(people), count: people.length })
      : null;
  const pace = daysLeft ? paceOf(todos, daysLeft) : null;
  if (pace === null || wears === null) return pace ?? wears;
  return readinessWords('paceAndWearer', { pace, wears });
}

/** Whole days for each todo, or more than one todo a day. Rounded to the faster pace. */
const paceOf = (todos: number, daysLeft: number): string =>
  todos > daysLeft
    ? readinessWords('todosPerDay', { count: Math.ceil(todos / daysLeft) })
    : readinessWords('daysForEach', { count: Math.floor(daysLeft / todos) });

function conflictDetail(
  { kind, itemId }: { readonly kind: string; readonly itemId: string },
  busy: FormReadiness['busy'],
): ReactNode {
  const conflict = busy?.conflicts.find((each) => each.kind === kind && each.itemId === itemId);
  if (!busy || !conflict) return null;
  return <Parts of={conflictNote(conflict, busy.view, (title) => <bdi>{title}</bdi>)} />;
}
