import { togetherWords } from '@lensemble/messages/web/together';
import { type ReactNode, use } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import type { ConflictField } from '@/features/shoots/editor/lib/conflict.ts';
import { cn } from '@/lib/cn.ts';
import { BesideNote } from './beside-note.tsx';
import { FreshNote } from './fresh-note.tsx';
import { LiveContext, type Other } from './live-context.ts';

/** Sections that are a text. Only there, writing takes long enough to be told about it. */
const texts: ReadonlySet<string | undefined> = new Set(['title', 'description']);

interface LiveSectionProps {
  /** The fields of the section. The first one is its name for others. */
  fields: readonly string[];
  children: ReactNode;
}

/** A section of the editor, with who else edits it, and what they have saved of it. */
export function LiveSection({ fields, children }: LiveSectionProps) {
  const live = use(LiveContext);
  const editors = live?.others.filter(({ field }) => field === fields[0]) ?? [];
  const isWriting =
    (live?.others.length ?? 0) > 0 && live?.edited === fields[0] && texts.has(fields[0]);
  const beside = live?.beside?.fields.filter((field) => fields.includes(field)) ?? [];
  return (
    <div
      data-fields={fields.join(' ')}
      className={cn(
        'relative min-w-0 empty:hidden',
        editors.length > 0 &&
          'status-ready rounded-lg outline-2 outline-st outline-offset-6 print:outline-none',
      )}
    >
      {children}
      {editors.length > 0 && <EditorsTag editors={editors} />}
      <FreshNote fields={fields} />
      {isWriting && beside.length === 0 && <OwnHint />}
      {beside.map((field: ConflictField) => (
        <BesideNote key={field} field={field} editors={editors} />
      ))}
    </div>
  );
}

/** In the space between sections, so that nothing moves when it appears. */
const OwnHint = () => (
  <p className="pointer-events-none absolute inset-x-0 top-full truncate pt-2.5 text-ink-3 text-xs print:hidden">
    {togetherWords('youWrite')}
  </p>
);

function EditorsTag({ editors }: { editors: readonly Other[] }) {
  return (
    <p className="pointer-events-none absolute -top-6 right-2 z-10 flex items-center gap-1 rounded-full border-2 border-st bg-surface-1 py-0.5 pr-2 pl-0.5 font-semibold text-st-text text-xs print:hidden">
      {editors.map(({ userId, name, avatarUrl }) => (
        <span key={userId} className="flex items-center gap-1.5">
          <Avatar name={name} src={avatarUrl} size="sm" className="size-5" />
          <span aria-hidden>{name.split(' ')[0]}</span>
          <span className="sr-only">{togetherWords('isEditing', { name })}</span>
        </span>
      ))}
    </p>
  );
}
