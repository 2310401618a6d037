import { EmptyState } from '@/components/empty-state.tsx';
import { AddButton, PageHeader } from '@/components/page-header.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { toast } from '@/lib/toast.ts';
import type { CatalogueKind } from './kinds.ts';

const SOON = 'Catalogues open soon';

/** A catalogue before it opens: what it will hold, and plainly that nothing can be added yet. */
export function CataloguePage({ kind }: { kind: CatalogueKind }) {
  return (
    <>
      <PageHeader
        title={kind.title}
        subtitle={kind.subtitle}
        action={
          <Tooltip label={SOON} side="left">
            <AddButton
              label={kind.add}
              aria-disabled
              aria-description={SOON}
              // A finger has no tooltip.
              onClick={() => toast({ title: SOON })}
            />
          </Tooltip>
        }
      />
      <EmptyState
        icon={kind.icon}
        heading="h2"
        title={kind.emptyTitle}
        className="min-h-[min(26rem,60dvh)]"
        action={<Badge variant="accent">{SOON}</Badge>}
      >
        <span>{kind.emptyText}</span> as soon as the catalogues open.
      </EmptyState>
    </>
  );
}
