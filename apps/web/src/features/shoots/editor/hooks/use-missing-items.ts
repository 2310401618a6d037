import { pageLocale } from '@lensemble/messages/page-language';
import { editorSavingWords } from '@lensemble/messages/web/editor-saving';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type KnownIds, withoutMissing } from '@/features/shoots/editor/lib/missing-items.ts';
import { type LinkedKind, listItemsQuery } from '@/lib/catalogues/catalogues.ts';
import { toast } from '@/lib/shell/toast.ts';
import type { EditorFormControl } from './use-editor-form.ts';
import type { KnownItems } from './use-editor-items.ts';

const list = new Intl.ListFormat(pageLocale);

/** Handles a save that was refused because of deleted items: removes them from the form and reports them. */
export function useMissingItems(form: EditorFormControl, { nameOf }: KnownItems) {
  const client = useQueryClient();
  return async () => {
    const known = await readIds(client).catch(() => null);
    const { form: kept, missing } = known
      ? withoutMissing(structuredClone(form.getValues()), known)
      : { form: null, missing: [] };
    if (kept && missing.length > 0) form.reset(kept, { keepDefaultValues: true });
    toast({
      title: editorSavingWords('notSaved'),
      description:
        missing.length > 0
          ? editorSavingWords('itemsDeleted', {
              items: list.format(missing.map(({ kind, id }) => nameOf(kind, id))),
            })
          : editorSavingWords('itemDeleted'),
      variant: 'destructive',
    });
  };
}

async function readIds(client: QueryClient): Promise<KnownIds> {
  const read = async (kind: LinkedKind) => {
    const items = await client.fetchQuery({ ...listItemsQuery(kind), staleTime: 0 });
    return new Set(items.map(({ id }) => id));
  };
  const [costumes, props, equipment, locations, personnel] = await Promise.all([
    read('costumes'),
    read('props'),
    read('equipment'),
    read('locations'),
    read('personnel'),
  ]);
  return { costumes, props, equipment, locations, personnel };
}
