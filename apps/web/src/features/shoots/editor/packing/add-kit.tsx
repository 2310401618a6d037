import type { Kit } from '@lensemble/contract/kits';
import { packingWords } from '@lensemble/messages/web/packing';
import { useQuery } from '@tanstack/react-query';
import { Briefcase, Plus } from 'lucide-react';
import { useState } from 'react';
import { AddMenu } from '@/components/add-menu/add-menu.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useBusy } from '@/features/shoots/editor/busy/busy-context.ts';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import { listItemsQuery } from '@/lib/catalogues/catalogues.ts';
import { useItemDialogs } from '@/lib/catalogues/item-dialogs.ts';
import { cn } from '@/lib/cn.ts';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';

interface KitMenu {
  /** Undefined until the menu was wanted and they are loaded. */
  readonly kits: readonly Kit[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly want: () => void;
}

/** The kits of the team, loaded when the menu needs them or `isNeeded`. */
export function useKits(isNeeded: boolean): KitMenu {
  const [isWanted, setWanted] = useState(false);
  const query = useQuery({ ...listItemsQuery('kits'), enabled: isWanted || isNeeded });
  return {
    kits: query.data,
    hasFailed: query.error !== null && query.data === undefined,
    retry: () => void query.refetch(),
    want: () => setWanted(true),
  };
}

interface AddKitProps {
  menu: KitMenu;
  /** The kits that are on the list. */
  chosen: readonly string[];
  onAdd: (id: string) => void;
  /** As wide as what is around it. */
  isWide?: boolean;
}

export function AddKit({ menu, chosen, onAdd, isWide = false }: AddKitProps) {
  const dialogs = useItemDialogs();
  const { faces, want } = useEditorItems();
  const busy = useBusy();
  const ownedOf = (id: string) => faces.equipment.get(id)?.owned ?? null;
  const create = (name: string) =>
    dialogs.create('kits', { ...(name ? { name } : {}), onCreated: ({ id }) => onAdd(id) });
  return (
    <AddMenu
      items={menu.kits
        ?.filter(({ id }) => !chosen.includes(id))
        .map(({ id, name, equipment, lines, imageUrl, imagePlaceholder }) => ({
          ...{ id, name, picture: imageUrl, placeholder: imagePlaceholder },
          detail: joinWithCommas(lines) || null,
          ...busy?.kitWordsOf(equipment, ownedOf),
        }))}
      {...busy?.menuOf('equipment', [])?.frame}
      hasFailed={menu.hasFailed}
      onRetry={menu.retry}
      placeholder={packingWords('findKit')}
      emptyText={packingWords('noKits')}
      onPick={onAdd}
      actions={[{ label: () => packingWords('createKit'), icon: Plus, run: create }]}
      onWanted={() => {
        menu.want();
        want('equipment');
      }}
      align={isWide ? 'start' : 'end'}
    >
      <Button
        size="sm"
        className={cn('max-md:h-target print:hidden', isWide && 'mt-2 w-full border-dashed')}
      >
        <Briefcase aria-hidden />
        {packingWords('addKit')}
      </Button>
    </AddMenu>
  );
}
