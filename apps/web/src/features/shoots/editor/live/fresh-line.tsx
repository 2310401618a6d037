import { listShootActivity } from '@lensemble/contract/activity';
import { togetherWords } from '@lensemble/messages/web/together';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { Fresh } from '@/features/shoots/editor/hooks/use-newer-version.ts';
import {
  type ConflictField,
  conflictLabels,
  fieldText,
} from '@/features/shoots/editor/lib/conflict.ts';
import { callApi } from '@/lib/calls/api.ts';
import { currentSession } from '@/lib/session/auth-session.ts';
import { changedLine } from './changed-line.ts';
import { changeOf } from './fresh-author.ts';
import type { Live } from './live-context.ts';

interface FreshLineProps {
  live: Live;
  fresh: Fresh;
  /** Those of the section that have changed. */
  fields: readonly ConflictField[];
}

/**
 * What another member has just changed in a section, from what to what: the activity knows who. It stands in the space below the
 * section, so that it covers nothing and nothing moves. Own changes, made elsewhere, are no news.
 */
export default function FreshLine({ live, fresh, fields }: FreshLineProps) {
  const { shootId, nameOf } = live;
  const { data } = useQuery({
    queryKey: [listShootActivity.path, shootId, fresh.version],
    queryFn: ({ signal }) =>
      callApi(listShootActivity, { params: { id: shootId }, query: { kind: 'shoot' }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const me = currentSession().user?.id;
  const news = fields.flatMap((field) => {
    const change = data && changeOf(data.entries, field);
    return change && change.userId !== me ? [{ field, author: change.author }] : [];
  });
  const [first, ...others] = news;
  if (!first) return null;
  const [from, to] = [fresh.before, fresh.after].map((form) =>
    fieldText(form, first.field, nameOf),
  );
  const line = others.length === 0 ? changedLine(from ?? '', to ?? '') : undefined;
  const isOne = others.every(({ author }) => author === first.author);
  return (
    <p
      role="status"
      className="pointer-events-none absolute top-full left-0 z-10 flex h-4.5 max-w-full animate-fade items-center gap-1.5 whitespace-nowrap pt-1 text-accent-text text-xs leading-none print:hidden"
    >
      <b className="shrink-0 font-semibold">
        {news.map(({ field }) => conflictLabels[field]).join(', ')}
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
        {isOne && first.author !== null
          ? togetherWords('freshBy', { name: first.author.split(' ')[0] ?? first.author })
          : togetherWords('fresh')}
      </span>
    </p>
  );
}
