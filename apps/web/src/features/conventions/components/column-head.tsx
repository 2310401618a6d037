import type { TimetableRow } from '@lensemble/contract/timetable';
import { conventionWords } from '@lensemble/messages/web/conventions';
import { Avatar } from '@/components/ui/avatar.tsx';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import { roleName } from '@/lib/words/role-names.ts';
import { PointLetter } from './point-letter.tsx';

interface ColumnHeadProps {
  row: TimetableRow;
  index: number;
  /** Of a meeting point. */
  note: string | null | undefined;
}

/** A person with their parts, or a meeting point. Hidden from screen readers: the column below has the name. */
export function ColumnHead({ row: { name, person, slots }, index, note }: ColumnHeadProps) {
  const shown = name ?? conventionWords('noPoint');
  const count = conventionWords('shoots', { count: slots.length });
  const about = [...(note ? [note] : []), ...(person?.roles ?? []).map(roleName)];
  return (
    <div
      aria-hidden
      className="sticky top-0 z-20 row-start-1 flex min-w-0 items-center gap-2 border-line border-b border-l bg-surface-1 px-2.5 py-2"
      style={{ gridColumnStart: index + 2 }}
    >
      {person && <Avatar name={shown} src={person.avatarUrl} />}
      {!person && name !== null && <PointLetter index={index} />}
      <span className="min-w-0 leading-tight">
        <b dir="auto" className="block truncate font-[600] text-sm">
          {shown}
        </b>
        <small dir="auto" className="block truncate text-ink-3 text-xs">
          {joinWithCommas([...about, count])}
        </small>
      </span>
    </div>
  );
}
