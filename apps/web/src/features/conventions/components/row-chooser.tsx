import type { TimetableRow } from '@lensemble/contract/timetable';
import { conventionWords } from '@lensemble/messages/web/conventions';
import { Avatar } from '@/components/ui/avatar.tsx';
import { PointLetter } from './point-letter.tsx';

interface RowChooserProps {
  rows: readonly TimetableRow[];
  shown: TimetableRow;
  onShow: (key: string) => void;
}

/** Whose day, or which place, a phone shows. */
export function RowChooser({ rows, shown, onShow }: RowChooserProps) {
  return (
    <div
      role="radiogroup"
      aria-label={conventionWords('person')}
      className="-mx-4 flex snap-x gap-1 scroll-px-4 overflow-x-auto px-4 py-1"
    >
      {rows.map((row, index) => {
        const name = row.name ?? conventionWords('noPoint');
        return (
          <label
            key={row.key}
            className="group/row relative grid w-18 shrink-0 cursor-pointer snap-start justify-items-center gap-1 rounded-lg px-1 py-2 text-ink-2 text-xs has-checked:bg-press has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="row"
              value={row.key}
              checked={row === shown}
              onChange={() => onShow(row.key)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {row.person ? (
              <Avatar
                name={name}
                src={row.person.avatarUrl}
                size="lg"
                className="outline-offset-2 group-has-checked/row:outline-2 group-has-checked/row:outline-accent-b"
              />
            ) : (
              <span aria-hidden className="grid size-11 place-items-center rounded-full bg-press">
                {row.name !== null && <PointLetter index={index} />}
              </span>
            )}
            <span dir="auto" className="max-w-full truncate font-[560]">
              {name}
            </span>
          </label>
        );
      })}
    </div>
  );
}
