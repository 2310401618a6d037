import { editorLinksWords } from '@lensemble/messages/web/editor-links';
import { type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture } from '@/components/picture.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { Face } from '@/features/shoots/editor/lib/faces.ts';
import { cn } from '@/lib/cn.ts';
import { removeKeepingFocus } from './keep-focus.ts';

interface ItemRowProps {
  /** Undefined while loading, or if the item was deleted. */
  face: Face | undefined;
  name: string;
  icon: LucideIcon;
  onOpen: () => void;
  onRemove: () => void;
  /** Why it may not be available. Shown instead of the detail. */
  busy?: ReactNode;
  /** Shown between the name and the remove button. */
  children?: ReactNode;
  /** Shown below the row. */
  note?: ReactNode;
  className?: string;
}

export function ItemRow({
  face,
  name,
  icon,
  onOpen,
  onRemove,
  busy,
  children,
  note,
  className,
}: ItemRowProps) {
  return (
    <li className={cn('flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1', className)}>
      <button type="button" onClick={onOpen} disabled={!face} className={faceButtonStyles}>
        <Picture
          src={face?.picture}
          placeholder={face?.placeholder}
          sizes="2.75rem"
          icon={icon}
          className="size-10 shrink-0 rounded-sm border border-line"
        />
        <ItemWords name={name} detail={face?.detail} busy={busy} />
      </button>
      <div className={rowControlsStyles}>
        {children}
        <RemoveButton name={name} onRemove={onRemove} />
      </div>
      {note && <div className="basis-full">{note}</div>}
    </li>
  );
}

/** Its width leaves room for a name: the controls of a row go below it instead. */
export const faceButtonStyles =
  'flex min-h-11 min-w-0 grow basis-38 items-center gap-3 rounded-md text-left transition-colors hover:bg-hover focus-visible:rounded-md disabled:cursor-default disabled:hover:bg-transparent';

export const rowControlsStyles =
  'ml-auto flex min-w-0 items-center gap-1 tight:w-full tight:justify-end';

interface ItemWordsProps {
  name: string;
  detail: string | null | undefined;
  busy?: ReactNode;
}

export function ItemWords({ name, detail, busy }: ItemWordsProps) {
  return (
    <span className="min-w-0 flex-1">
      <b
        dir="auto"
        className="line-clamp-2 [overflow-wrap:anywhere] font-[580] text-base leading-snug"
      >
        {name}
      </b>
      {busy ? (
        <small className="status-planning grid gap-0.5 text-st-text">{busy}</small>
      ) : (
        detail && (
          <small dir="auto" className="block truncate text-ink-3 text-xs">
            {detail}
          </small>
        )
      )}
    </span>
  );
}

export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      className="print:hidden"
      aria-label={editorLinksWords('remove', { name })}
      onClick={(event) => removeKeepingFocus(event.currentTarget, onRemove)}
    >
      <X />
    </Button>
  );
}
