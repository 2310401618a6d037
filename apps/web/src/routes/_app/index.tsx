import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { DashboardPage } from '@/features/shoots/dashboard/dashboard-page.tsx';
import type { GroupStates } from '@/features/shoots/dashboard/group-states.ts';
import { dashboardSearch, hiddenStatuses, hideText } from '@/features/shoots/lib/list-view.ts';
import { queryClient } from '@/lib/query-client.ts';
import { listShootsQuery } from '@/lib/shoot-list.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of the dashboard: which groups are open and how far. Whoever comes back to a place finds its rows there. */
    groups?: GroupStates;
  }
}

const AS_AT_FIRST: GroupStates = {};

export const Route = createFileRoute('/_app/')({
  validateSearch: dashboardSearch,
  loader: () => void queryClient.prefetchQuery(listShootsQuery),
  component: Screen,
});

function Screen() {
  const { date, hide } = Route.useSearch();
  const groups = useGroups();
  const navigate = Route.useNavigate();
  const show = (change: { date?: string | undefined; hide?: string | undefined }, state = groups) =>
    void navigate({
      search: { date, hide, ...change },
      state: { groups: state },
      replace: true,
      resetScroll: false,
    });
  return (
    <DashboardPage
      calendar={{ date, onDateChange: (next) => show({ date: next }) }}
      list={{
        hidden: hiddenStatuses(hide),
        onHiddenChange: (hidden) => show({ hide: hideText(hidden) }),
        groupStates: groups,
        onGroupStatesChange: (states) => show({}, states),
      }}
    />
  );
}

/** While the next screen is on its way, the address is that screen's already: what stands here stays as it was. */
function useGroups(): GroupStates {
  const isHere = useLocation({ select: ({ pathname }) => pathname === '/' });
  const stored = useLocation({ select: ({ state }) => state.groups });
  const [kept, setKept] = useState(stored);
  if (isHere && kept !== stored) setKept(stored);
  return (isHere ? stored : kept) ?? AS_AT_FIRST;
}
