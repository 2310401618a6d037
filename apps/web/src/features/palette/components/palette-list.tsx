import { paletteWords } from '@lensemble/messages/web/palette';
import type { Entry } from '@/features/palette/lib/entry.ts';
import type { FoundGroup } from '@/features/palette/lib/find-entries.ts';
import { groupNames } from '@/features/palette/lib/groups.ts';
import { PaletteOption } from './palette-option.tsx';

interface PaletteListProps {
  id: string;
  groups: readonly FoundGroup[];
  active: number;
  optionId: (at: number) => string;
  onActivate: (at: number) => void;
  onRun: (entry: Entry) => void;
}

export function PaletteList({ id, groups, active, optionId, onActivate, onRun }: PaletteListProps) {
  let at = -1;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={paletteWords('results')}
      className="min-h-0 flex-1 overflow-y-auto p-2"
    >
      {groups.map(({ group, entries, total }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
        <div key={group} role="group" aria-label={groupNames[group]} className="mb-1 last:mb-0">
          <p
            aria-hidden
            className="flex justify-between gap-3 px-2 pt-2 pb-1 font-[560] text-ink-3 text-xs"
          >
            {groupNames[group]}
            {total > entries.length && (
              <span className="num font-normal">
                {paletteWords('shownOf', { shown: entries.length, total })}
              </span>
            )}
          </p>
          {entries.map((entry) => {
            at += 1;
            const position = at;
            return (
              <PaletteOption
                key={entry.id}
                id={optionId(position)}
                entry={entry}
                isActive={position === active}
                onActivate={() => onActivate(position)}
                onRun={() => onRun(entry)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
