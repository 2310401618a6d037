import { createFileRoute } from '@tanstack/react-router';
import { ActivityPage } from '@/features/activity/activity-page.tsx';

export const Route = createFileRoute('/_app/activity')({
  validateSearch: ({ view }: Record<string, unknown>): { view?: unknown } =>
    view === undefined ? {} : { view },
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  return (
    <ActivityPage
      view={Route.useSearch().view}
      onView={(view) =>
        void navigate({ search: view ? { view } : {}, replace: true, resetScroll: false })
      }
    />
  );
}
