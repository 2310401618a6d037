import { createFileRoute } from '@tanstack/react-router';
import { getShootQuery } from '@/features/shoots/api/get-shoot.ts';
import { ShootEditorPage } from '@/features/shoots/editor/shoot-editor-page.tsx';
import { queryClient } from '@/lib/calls/query-client.ts';

export const Route = createFileRoute('/_app/shoots/$id')({
  loader: ({ params }) => {
    void queryClient.prefetchQuery(getShootQuery(params.id));
    // The page asks again for what could not be loaded here.
    import('@/lib/conventions/list-conventions.ts')
      .then((list) => queryClient.prefetchQuery(list.listConventionsQuery))
      .catch(() => {});
  },
  component: Screen,
});

function Screen() {
  return <ShootEditorPage id={Route.useParams().id} />;
}
