import { createFileRoute } from '@tanstack/react-router';
import { CataloguePage } from '@/features/catalogues/catalogue-page.tsx';
import { catalogueKinds } from '@/features/catalogues/kinds.ts';

export const Route = createFileRoute('/_app/costumes')({ component: Screen });

function Screen() {
  return <CataloguePage kind={catalogueKinds.costumes} />;
}
