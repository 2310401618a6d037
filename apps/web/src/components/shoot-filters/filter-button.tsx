import { shootListWords } from '@lensemble/messages/web/shoot-lists';
import { ListFilter } from 'lucide-react';
import { filterParts } from '@/components/shoot-filters/use-shoot-filters.ts';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';

interface FilterButtonProps {
  isOpen: boolean;
  /** Whether the list leaves out shoots. */
  isFiltered: boolean;
  onToggle: () => void;
}

/** Opens the filters of a list. Their code loads when the pointer or the focus reaches it. */
export function FilterButton({ isOpen, isFiltered, onToggle }: FilterButtonProps) {
  const prepare = () => void filterParts.get().catch(() => {});
  return (
    <Button
      aria-expanded={isOpen}
      aria-label={isFiltered ? shootListWords('filterInUse') : shootListWords('filter')}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={onToggle}
      className={cn(
        'max-md:w-target max-md:px-0',
        (isOpen || isFiltered) && 'border-accent-line bg-accent-soft text-accent-text',
      )}
    >
      <ListFilter aria-hidden />
      <span className="max-md:hidden">{shootListWords('filter')}</span>
    </Button>
  );
}
