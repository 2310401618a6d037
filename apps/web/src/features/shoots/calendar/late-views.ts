import { lazy } from 'react';

const loadWeek = () => import('./week/week-view.tsx');
const loadAgenda = () => import('./agenda/agenda-view.tsx');

export const WeekView = lazy(loadWeek);
export const AgendaView = lazy(loadAgenda);

/** Loads the views that the address does not select. A failure shows when one is opened. */
export function loadViews(): void {
  void Promise.all([loadWeek(), loadAgenda()]).catch(() => {});
}
