import { togetherWords } from '@lensemble/messages/web/together';
import { ArrowRight } from 'lucide-react';
import { use } from 'react';
import { conflictLabels, fieldText } from '@/features/shoots/editor/lib/conflict.ts';
import { changedLine } from './changed-line.ts';
import { LiveContext, type Other } from './live-context.ts';

interface FreshNoteProps {
  /** The fields of the section. */
  fields: readonly string[];
  /** Who edits the section now. */
  editors: readonly Other[];
}

/** What was just changed in a section, from what to what. It stands above the section, so that nothing moves. */
export function FreshNote({ fields, editors }: FreshNoteProps) {
  const live = use(LiveContext);
  const [field, ...others] = live?.fresh?.fields.filter((each) => fields.includes(each)) ?? [];
  if (!live?.fresh || field === undefined) return null;
  const { before, after } = live.fresh;
  const [from, to] = [before, after].map((form) => fieldText(form, field, live.nameOf));
  const line = others.length === 0 ? changedLine(from ?? '', to ?? '') : undefined;
  const [editor, another] = editors;
  return (
    <p
      role="status"
      className="pointer-events-none absolute -top-6 left-0 z-10 flex max-w-[75%] animate-fade items-center gap-1.5 rounded-full border border-accent-line bg-surface-1 px-2.5 py-0.5 text-ink-2 text-xs print:hidden"
    >
      <b className="shrink-0 font-semibold text-ink">
        {[field, ...others].map((each) => conflictLabels[each]).join(', ')}
      </b>
      {line && (
        <>
          <s dir="auto" className="truncate text-ink-3">
            {line.from}
          </s>
          <ArrowRight aria-hidden className="size-3 shrink-0 text-ink-3 rtl:rotate-180" />
          <span dir="auto" className="truncate font-semibold">
            {line.to}
          </span>
        </>
      )}
      <span className="shrink-0 text-ink-3">
        {editor && !another
          ? togetherWords('freshBy', { name: editor.name.split(' ')[0] ?? editor.name })
          : togetherWords('fresh')}
      </span>
    </p>
  );
}
