import { imageVariant } from '@lensemble/contract/image-variant';
import { CornerDownLeft } from 'lucide-react';
import { Picture } from '@/components/picture.tsx';
import { ShootBar } from '@/components/shoot-color.tsx';
import { StatusIcon } from '@/components/status.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { menuItemStyles } from '@/components/ui/menu-styles.ts';
import type { Entry } from '@/features/palette/lib/entry.ts';
import { cn } from '@/lib/cn.ts';
import { Keys } from './keys.tsx';

interface PaletteOptionProps {
  id: string;
  entry: Entry;
  isActive: boolean;
  onActivate: () => void;
  onRun: () => void;
}

export function PaletteOption({ id, entry, isActive, onActivate, onRun }: PaletteOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the search field's
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      data-highlighted={isActive ? '' : undefined}
      onPointerMove={onActivate}
      onClick={onRun}
      className={cn(menuItemStyles, 'group relative min-h-11 pr-3', entry.color && 'pl-3.5')}
    >
      {entry.color && <ShootBar color={entry.color} />}
      <Mark entry={entry} />
      <span className="min-w-0 flex-1">
        <b className="block truncate font-[560]" dir="auto">
          {entry.label}
        </b>
        {entry.detail && (
          <small className="block truncate text-ink-3 text-xs" dir="auto">
            {entry.detail}
          </small>
        )}
      </span>
      {entry.keys && (
        <span aria-hidden className="max-md:hidden">
          <Keys keys={entry.keys} />
        </span>
      )}
      <CornerDownLeft
        className="text-ink-3 opacity-0 group-data-highlighted:opacity-100 max-md:hidden"
        aria-hidden
      />
    </div>
  );
}

function Mark({ entry: { label, picture, icon: Icon, status, group } }: { entry: Entry }) {
  if (picture === undefined) {
    return (
      <span className="grid size-8 shrink-0 place-items-center rounded-sm bg-well text-ink-2">
        <Icon className="size-4" aria-hidden />
      </span>
    );
  }
  if (group === 'personnel')
    return <Avatar name={label} src={picture && imageVariant(picture, 'small')} />;
  return (
    <span className="relative shrink-0">
      <Picture
        src={picture && imageVariant(picture, 'small')}
        icon={Icon}
        className="size-8 rounded-sm"
      />
      {status && (
        <span className="-right-1 -bottom-1 absolute grid size-4 place-items-center rounded-full bg-surface-2">
          <StatusIcon status={status} className="size-3" />
        </span>
      )}
    </span>
  );
}
