import { checkedCount } from '@lensemble/contract/packing-list';
import { useId } from 'react';
import { GroupMark } from '@/components/packing/group-mark.tsx';
import { ProgressLine } from '@/components/packing/progress-line.tsx';
import { cn } from '@/lib/cn.ts';
import { keyOfGroup, type ListedGroup } from '@/lib/packing/listed-groups.ts';
import { PackingRow } from './packing-row.tsx';
import type { RowContext } from './row-context.ts';
import { Share } from './share.tsx';

interface PackingGroupsProps extends RowContext {
  groups: readonly ListedGroup[];
  /** Entries that the filter leaves out. */
  hidden: ReadonlySet<string>;
}

/** A panel for each group, in two columns where there is room. */
export function PackingGroups({ groups, hidden, ...context }: PackingGroupsProps) {
  const shown = groups.filter(({ entries }) => entries.some(({ id }) => !hidden.has(id)));
  return (
    <div
      data-adds
      className={cn('grid gap-4', shown.length > 1 && 'md:block md:columns-2 md:gap-x-4')}
    >
      {shown.map((group) => (
        <Group key={keyOfGroup(group)} {...{ group, hidden }} {...context} />
      ))}
    </div>
  );
}

interface GroupProps extends Omit<PackingGroupsProps, 'groups'> {
  group: ListedGroup;
}

function Group({ group, hidden, ...context }: GroupProps) {
  const headingId = useId();
  const { shoot, grouping, mode } = context;
  const { id, title, about, entries, isForEverybody } = group;
  const count = checkedCount(entries, mode);
  return (
    <section
      aria-labelledby={headingId}
      className={cn(
        'panel overflow-hidden rounded-lg md:mb-4 md:break-inside-avoid',
        grouping === 'person' && id === null && !isForEverybody && 'border-planning/40',
      )}
    >
      <header
        className={cn(
          'relative flex items-center gap-2.5 px-3.5 py-3',
          isForEverybody && 'border-line border-b',
        )}
      >
        <GroupMark {...{ shoot, grouping, group }} />
        <div className="min-w-0 flex-1 leading-snug">
          <h3 id={headingId} dir="auto" title={title} className="truncate font-semibold text-base">
            {title}
          </h3>
          {about !== null && (
            <small dir="auto" title={about} className="block truncate text-ink-3 text-xs">
              {about}
            </small>
          )}
        </div>
        {!isForEverybody && (
          <>
            <span className="num shrink-0 text-ink-2 text-sm">
              <Share count={count} total={entries.length} />
            </span>
            <ProgressLine
              {...{ count }}
              total={entries.length}
              className="absolute inset-x-0 bottom-0"
            />
          </>
        )}
      </header>
      <ul aria-labelledby={headingId}>
        {entries
          .filter((entry) => !hidden.has(entry.id))
          .map((entry) => (
            <PackingRow key={entry.id} entry={entry} {...context} />
          ))}
      </ul>
    </section>
  );
}
