import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { DashboardPage } from '@/features/shoots/dashboard/dashboard-page.tsx';
import type { GroupStates } from '@/features/shoots/dashboard/group-states.ts';
import { type CalendarSearch, calendarSearch } from '@/features/shoots/lib/list-view.ts';
import { queryClient } from '@/lib/calls/query-client.ts';
import { shootFilters } from '@/lib/shoots/shoot-filters.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';
import { statusesIn, statusesText } from '@/lib/shoots/statuses-in-address.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The open groups of the dashboard and how many rows they show. Going back restores them. */
    groups?: GroupStates;
  }
}

const AS_AT_FIRST: GroupStates = {};

export const Route = createFileRoute('/_app/')({
  validateSearch: calendarSearch,
  loader: () => void queryClient.prefetchQuery(listShootsQuery),
  component: Screen,
});

function Screen() {
  const { date, status, ...filters } = Route.useSearch();
  const groups = useGroups();
  const navigate = Route.useNavigate();
  const show = (change: CalendarSearch, state = groups) =>
    navigate({
      search: { date, status, ...filters, ...change },
      state: { groups: state },
      replace: true,
      resetScroll: false,
    });
  return (
    <DashboardPage
      filters={filters}
      onFiltersChange={(next) => void show(shootFilters({ ...next }))}
      calendar={{ date, onDateChange: (next) => show({ date: next }) }}
      list={{
        statuses: statusesIn(status),
        onStatusesChange: (statuses) => void show({ status: statusesText(statuses) }),
        groupStates: groups,
        onGroupStatesChange: (states) => void show({}, states),
      }}
    />
  );
}

/** While the next screen loads, the location is already that screen's, so keep the last state of the dashboard. */
function useGroups(): GroupStates {
  const isHere = useLocation({ select: ({ pathname }) => pathname === '/' });
  const stored = useLocation({ select: ({ state }) => state.groups });
  const [kept, setKept] = useState(stored);
  if (isHere && kept !== stored) setKept(stored);
  return (isHere ? stored : kept) ?? AS_AT_FIRST;
}
