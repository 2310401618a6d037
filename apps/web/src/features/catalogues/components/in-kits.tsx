import { pageLocale } from '@lensemble/messages/page-language';
import { itemDeletionWords } from '@lensemble/messages/web/item-deletion';
import { useQuery } from '@tanstack/react-query';
import { listItemsQuery } from '@/lib/catalogues/catalogues.ts';

const list = new Intl.ListFormat(pageLocale);

/** The kits that lose a piece of equipment with its deletion; nothing if there are none. */
export function InKits({ equipmentId }: { equipmentId: string }) {
  const { data = [] } = useQuery(listItemsQuery('kits'));
  const kits = data.filter(({ equipment }) =>
    equipment.some((entry) => entry.equipmentId === equipmentId),
  );
  if (kits.length === 0) return null;
  const names = list.format(kits.map(({ name }) => name));
  return (
    <small className="block text-ink-3 text-xs [overflow-wrap:anywhere]">
      {kits.length === 1
        ? itemDeletionWords('inKit', { names })
        : itemDeletionWords('inKits', { names })}
    </small>
  );
}
