import { catalogueCardWords } from '@lensemble/messages/web/catalogue-cards';
import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { cn } from '@/lib/cn.ts';

interface CardToolsProps {
  name: string;
  /** A dark style for use on pictures. */
  onPhoto?: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onDuplicate: () => void;
  children?: ReactNode;
}

/** The actions of a card. They lie above the button that fills it. Phones have all of them in one menu. */
export function CardTools({
  name,
  onPhoto = false,
  onEdit,
  onDelete,
  onDuplicate,
  children,
}: CardToolsProps) {
  return (
    <div
      className={cn(
        'z-1 flex',
        onPhoto
          ? 'absolute right-0 bottom-0 md:top-2 md:right-2 md:bottom-auto md:gap-1'
          : 'shrink-0 max-md:absolute max-md:right-1 max-md:bottom-0.5',
      )}
    >
      <Tool
        onPhoto={onPhoto}
        aria-label={catalogueCardWords('editItem', { name })}
        onClick={onEdit}
        className="max-md:hidden"
      >
        <Pencil aria-hidden />
      </Tool>
      <Tool
        onPhoto={onPhoto}
        aria-label={catalogueCardWords('deleteItem', { name })}
        onClick={onDelete}
        className="max-md:hidden"
      >
        <Trash2 aria-hidden />
      </Tool>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Tool onPhoto={onPhoto} aria-label={catalogueCardWords('more', { name })}>
            <Ellipsis aria-hidden />
          </Tool>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" className="w-44">
          <DropdownMenuItem onSelect={onEdit} className="md:hidden">
            <Pencil aria-hidden />
            {catalogueCardWords('edit')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={onDuplicate}>
            <Copy aria-hidden />
            {catalogueCardWords('duplicate')}
          </DropdownMenuItem>
          {children}
          <DropdownMenuSeparator className="md:hidden" />
          <DropdownMenuItem onSelect={onDelete} className="text-danger-text md:hidden">
            <Trash2 aria-hidden />
            {catalogueCardWords('delete')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}

interface ToolProps extends ComponentProps<typeof Button> {
  onPhoto: boolean;
}

function Tool({ onPhoto, className, ...props }: ToolProps) {
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      className={cn(
        onPhoto
          ? '[&_svg]:size-3.5! isolate relative rounded-full text-photo-text before:absolute before:inset-[7px] before:-z-1 before:rounded-full before:bg-photo-glass hover:bg-transparent hover:text-photo-text hover:before:bg-photo-base focus-visible:rounded-full md:before:inset-0'
          : 'text-ink-3',
        className,
      )}
      {...props}
    />
  );
}
