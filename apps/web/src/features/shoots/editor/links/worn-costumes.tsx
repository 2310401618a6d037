import { editorCrewWords } from '@lensemble/messages/web/editor-crew';
import { Plus, Shirt } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import { cn } from '@/lib/cn.ts';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';

interface WornCostumesProps {
  name: string;
  worn: readonly string[];
  onChange: (costumeIds: string[]) => void;
}

/** Shows and selects the costumes of a participant; empty if the shoot has no costumes. */
export function WornCostumes({ name, worn, onChange }: WornCostumesProps) {
  const { control } = useEditorFields();
  const onShoot = useWatch({ control, name: 'costumeIds' });
  const { faces, nameOf } = useEditorItems();
  if (onShoot.length === 0) return null;
  const costumes = joinWithCommas(worn.map((id) => nameOf('costumes', id)));
  const toggle = (id: string, isWorn: boolean) =>
    onChange(isWorn ? [...worn, id] : worn.filter((other) => other !== id));
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={
          costumes
            ? editorCrewWords('costumesOf', { name, costumes })
            : editorCrewWords('noCostumeOf', { name })
        }
        className={cn(
          'group/worn ml-11 flex min-h-control-sm min-w-11 max-w-[calc(100%-2.75rem)] flex-wrap items-center gap-1 rounded-md py-1',
          worn.length === 0 && 'print:hidden',
        )}
      >
        {worn.length === 0 && (
          <span className="flex items-center gap-1.5 text-ink-3 text-xs transition-colors group-hover/worn:text-ink group-data-[state=open]/worn:text-ink">
            <Plus className="size-3.5" aria-hidden />
            {editorCrewWords('costume')}
          </span>
        )}
        {worn.map((id) => (
          <span key={id} className={chipStyles}>
            <Shirt className="size-3.5 shrink-0" aria-hidden />
            <span dir="auto" className="truncate">
              {`${nameOf('costumes', id)} `}
            </span>
          </span>
        ))}
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel dir="auto" className="truncate">
          {editorCrewWords('wears', { name })}
        </DropdownMenuLabel>
        {onShoot.map((id) => (
          <DropdownMenuCheckboxItem
            key={id}
            checked={worn.includes(id)}
            onCheckedChange={(isWorn) => toggle(id, isWorn)}
          >
            <span className="min-w-0">
              <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
                {nameOf('costumes', id)}
              </span>
              {faces.costumes.get(id)?.detail && (
                <small dir="auto" className="block truncate text-ink-3 text-xs">
                  {faces.costumes.get(id)?.detail}
                </small>
              )}
            </span>
          </DropdownMenuCheckboxItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

const chipStyles =
  'flex min-w-0 items-center gap-1.5 rounded-full border border-line bg-hover px-2.5 py-0.5 text-ink-2 text-xs transition-colors group-hover/worn:border-line-field group-data-[state=open]/worn:border-line-field';
