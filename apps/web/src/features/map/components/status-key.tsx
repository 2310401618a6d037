import { type ShootStatus, shootStatuses } from '@lensemble/contract/shoot-status';
import { mapViewWords } from '@lensemble/messages/web/map-view';
import { FilterChips } from '@/components/filter-chips.tsx';
import { StatusIcon } from '@/components/status.tsx';
import { cn } from '@/lib/cn.ts';
import { statusNames } from '@/lib/shoots/status-names.ts';

/** Phones have no space for the names of some statuses. */
const shortNames: { readonly [Status in ShootStatus]?: string } = {
  'ready to shoot': mapViewWords('readyShort'),
};

interface StatusKeyProps {
  counts: Readonly<Record<ShootStatus, number>>;
  chosen: ReadonlySet<ShootStatus>;
  onChange: (chosen: ReadonlySet<ShootStatus>) => void;
}

/** The legend of the statuses. Its buttons filter the map and the list. */
export function StatusKey({ counts, chosen, onChange }: StatusKeyProps) {
  return (
    <FilterChips
      label={mapViewWords('showOnly')}
      values={shootStatuses}
      chosen={chosen}
      onChange={onChange}
      className="absolute top-2 z-2 flex rounded-lg border border-line-strong bg-veil p-0.5 backdrop-blur-md max-md:inset-x-2 md:top-4 md:left-4 md:gap-0.5 md:rounded-full"
      chipClassName={(isChosen) =>
        cn(
          'flex items-center justify-center gap-x-1.5 rounded-md font-[560] text-xs transition-colors hover:bg-hover hover:text-ink max-md:min-h-target max-md:grow max-md:flex-wrap max-md:content-center max-md:gap-y-0.5 md:h-8 md:rounded-full md:px-2.5 md:focus-visible:rounded-full',
          isChosen
            ? 'bg-press text-ink shadow-[inset_0_0_0_2px_var(--color-accent-text)]'
            : 'text-ink-2',
          chosen.size > 0 && !isChosen && 'text-ink-3',
        )
      }
    >
      {(status) => {
        const short = shortNames[status];
        return (
          <>
            <StatusIcon status={status} className="size-3.5" />
            <span className="leading-none max-md:order-1 max-md:w-full max-md:text-center">
              {short && (
                <span aria-hidden className="md:hidden">
                  {short}
                </span>
              )}
              <span className={short && 'max-md:sr-only'}>{statusNames[status]}</span>
            </span>{' '}
            <span className="num text-ink-3">{counts[status]}</span>
          </>
        );
      }}
    </FilterChips>
  );
}
