import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { paths } from '@/config/paths.ts';
import type { PaletteLayer } from '@/features/palette/lib/command.ts';
import {
  commandEntries,
  newShootEntry,
  operatorEntry,
} from '@/features/palette/lib/command-entries.ts';
import type { Entry } from '@/features/palette/lib/entry.ts';
import { itemEntries, itemKinds as kinds } from '@/features/palette/lib/item-entries.ts';
import { onSetEntries } from '@/features/palette/lib/on-set-entries.ts';
import { shootEntries, upcomingFirst } from '@/features/palette/lib/shoot-entries.ts';
import { type CatalogueKind, type ItemOf, listItemsQuery } from '@/lib/catalogues/catalogues.ts';
import { useItemDialogs } from '@/lib/catalogues/item-dialogs.ts';
import { operatorQuery } from '@/lib/session/operator.ts';
import { listLinkedNamesQuery } from '@/lib/shoots/linked-names.ts';
import { isMine } from '@/lib/shoots/narrow.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';
import { today } from '@/lib/time/dates.ts';
import { useCommandPage } from './use-command-page.ts';

const LIKELY_ACTIONS = 6;
const LIKELY_SHOOTS = 5;

type Item = ItemOf[CatalogueKind];

interface Entries {
  readonly all: readonly Entry[];
  /** Shown while the search field is empty. */
  readonly likely: readonly Entry[];
  /** The entry that creates a shoot with this title. */
  readonly create: (text: string) => Entry;
  readonly isLoading: boolean;
  /** Whether a list failed to load. */
  readonly isPartial: boolean;
}

/** All entries of the palette. It loads the lists that are not cached. */
export function useEntries(show: (layer: PaletteLayer) => void): Entries {
  const shoots = useQuery(listShootsQuery);
  const { lists, isLoading, isPartial } = useQueries({
    queries: kinds.map((kind) => listItemsQuery(kind)),
    combine,
  });
  const page = useCommandPage(show);
  const isOperator = useQuery(operatorQuery).data?.isOperator;
  const actions = useMemo(
    () => [
      ...commandEntries(page),
      ...onSetEntries(shoots.data ?? [], Date.now()),
      ...(isOperator ? [operatorEntry] : []),
    ],
    [page, shoots.data, isOperator],
  );
  const open = useOpen();
  const mine = useMyShoots();
  const ofShoots = useMemo(
    () => shootEntries(shoots.data ?? [], open.shoot, mine),
    [shoots.data, open.shoot, mine],
  );
  const items = useMemo(
    () => kinds.flatMap((kind, at) => itemEntries(kind, (lists[at] ?? []) as never[], open.item)),
    [lists, open.item],
  );
  const all = useMemo(() => [...actions, ...ofShoots, ...items], [actions, ofShoots, items]);
  const likely = useMemo(() => {
    const next = upcomingFirst(shoots.data ?? [], today()).slice(0, LIKELY_SHOOTS);
    const ofShoot = actions.filter(({ group }) => group === 'openShoot');
    const others = actions.filter(({ group }) => group === 'actions').slice(0, LIKELY_ACTIONS);
    return [...ofShoot, ...others, ...shootEntries(next, open.shoot, mine)];
  }, [actions, shoots.data, open.shoot, mine]);
  return {
    all,
    likely,
    create: (text) => newShootEntry(text, page.newShoot),
    isLoading: isLoading || shoots.isLoading,
    isPartial: isPartial || shoots.isError,
  };
}

/** The ids of the shoots whose crew the user is in. */
function useMyShoots(): ReadonlySet<string> {
  const { data } = useQuery(listLinkedNamesQuery);
  return useMemo(() => new Set(data?.filter(isMine).map(({ id }) => id)), [data]);
}

function combine(results: UseQueryResult<Item[]>[]) {
  return {
    lists: results.map(({ data }) => data),
    isLoading: results.some((result) => result.isLoading),
    isPartial: results.some((result) => result.isError),
  };
}

function useOpen() {
  const navigate = useNavigate();
  const dialogs = useItemDialogs();
  return useMemo(
    () => ({
      shoot: (id: string) => void navigate({ to: paths.shoot.getHref(id) }),
      item: (kind: CatalogueKind, id: string) => dialogs.edit(kind, id),
    }),
    [navigate, dialogs],
  );
}
