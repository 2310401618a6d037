import { trashKinds } from '@lensemble/contract/trash-kinds';
import { createFileRoute } from '@tanstack/react-router';
import { TrashPage } from '@/features/trash/trash-page.tsx';

export const Route = createFileRoute('/_app/trash')({
  validateSearch: ({ kind }: Record<string, unknown>) => {
    const known = trashKinds.find((each) => each === kind);
    return known ? { kind: known } : {};
  },
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  return (
    <TrashPage
      kind={Route.useSearch().kind}
      onKind={(kind) =>
        void navigate({ search: kind ? { kind } : {}, replace: true, resetScroll: false })
      }
    />
  );
}
