import { cataloguePageWords } from '@lensemble/messages/web/catalogue-pages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { ErrorCard } from '@/components/errors/error-card.tsx';
import { AddButton, PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { sentenceOf } from '@/lib/calls/api.ts';
import { type CatalogueKind, listItemsQuery } from '@/lib/catalogues/catalogues.ts';
import { useItemDialogs } from '@/lib/catalogues/item-dialogs.ts';
import { CardSkeletons } from './components/card-skeletons.tsx';
import { CatalogueContent } from './components/catalogue-content.tsx';
import { ToolbarSkeleton } from './components/toolbar-skeleton.tsx';
import { CsvMenu } from './csv/csv-menu.tsx';
import type { CatalogueSearch } from './lib/catalogue-search.ts';
import { pageTexts } from './lib/page-texts.ts';
import type { CatalogueView } from './lib/view.ts';

interface CataloguePageProps<Kind extends CatalogueKind> {
  view: CatalogueView<Kind>;
  search: CatalogueSearch;
  onSearch: (search: CatalogueSearch) => void;
}

export function CataloguePage<Kind extends CatalogueKind>(props: CataloguePageProps<Kind>) {
  const { kind, Notice } = props.view;
  const texts = pageTexts[kind];
  const dialogs = useItemDialogs();
  const add = () => dialogs.create(kind);
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        action={
          <div className="flex shrink-0 items-center gap-1 md:gap-2">
            <CsvMenu kind={kind} />
            <AddButton label={texts.add} onClick={add} />
          </div>
        }
      />
      {Notice && <Notice />}
      <Items {...props} onAdd={add} />
    </>
  );
}

function Items<Kind extends CatalogueKind>(
  props: CataloguePageProps<Kind> & { onAdd: () => void },
): ReactNode {
  const { view, onAdd } = props;
  const texts = pageTexts[view.kind];
  const list = useQuery(listItemsQuery(view.kind));
  // Keep showing the error during a retry.
  const hasFailed = list.data === undefined && list.errorUpdateCount > 0;
  if (hasFailed) {
    return (
      <ErrorCard
        className="my-4 md:my-12"
        error={list.error}
        title={texts.failed}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      >
        {sentenceOf(list.error, cataloguePageWords('checkNetwork'))}
      </ErrorCard>
    );
  }
  if (!list.data) {
    const { Loading } = view;
    return Loading ? (
      <Loading />
    ) : (
      <>
        <ToolbarSkeleton hasFilters={view.facets.length > 0} />
        <CardSkeletons size={view.card} label={texts.loading} />
      </>
    );
  }
  if (list.data.length === 0) {
    return (
      <EmptyState
        icon={view.icon}
        heading="h2"
        title={texts.emptyTitle}
        className="min-h-[min(26rem,60dvh)]"
        action={
          <Button variant="primary" onClick={onAdd}>
            {texts.addFirst}
          </Button>
        }
      >
        {texts.emptyText}
      </EmptyState>
    );
  }
  return <CatalogueContent {...props} items={list.data} />;
}
