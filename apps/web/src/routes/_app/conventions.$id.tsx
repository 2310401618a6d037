import { createFileRoute } from '@tanstack/react-router';
import { ConventionPage } from '@/features/conventions/convention-page.tsx';

export const Route = createFileRoute('/_app/conventions/$id')({ component: Screen });

function Screen() {
  const { id } = Route.useParams();
  return <ConventionPage key={id} id={id} />;
}
