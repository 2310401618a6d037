import { catalogueCsvWords } from '@lensemble/messages/web/catalogue-csv';
import { useMemo, useState } from 'react';
import { chipStyles, chipsStyles } from '@/components/chip-styles.ts';
import { FilterChips } from '@/components/filter-chips.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DialogBody, DialogFooter } from '@/components/ui/dialog.tsx';
import { sentenceOf } from '@/lib/calls/api.ts';
import { cn } from '@/lib/cn.ts';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import { formatNumber } from '@/lib/words/numbers.ts';
import { LineIcon, lineNames } from './line-icon.tsx';
import { LineList } from './line-list.tsx';
import { type Line, lineKinds } from './plan.ts';
import type { Preview } from './preview-file.ts';

interface PreviewRowsProps {
  preview: Preview;
  error: Error | null;
  isWriting: boolean;
  onWrite: () => void;
  onStartOver: () => void;
}

/** What to look at comes first. */
export function PreviewRows({
  preview: { fileName, table, lines },
  error,
  isWriting,
  onWrite,
  onStartOver,
}: PreviewRowsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<Line['kind']>>(new Set());
  const byKind = useMemo(
    () => lineKinds.map((kind) => ({ kind, own: lines.filter((line) => line.kind === kind) })),
    [lines],
  );
  const present = byKind.filter(({ own }) => own.length > 0);
  const shown = present
    .filter(({ kind }) => chosen.size === 0 || chosen.has(kind))
    .flatMap(({ own }) => own);
  const countOf = (kind: Line['kind']) =>
    byKind.find((each) => each.kind === kind)?.own.length ?? 0;
  const writable = countOf('new') + countOf('changed');
  return (
    <>
      <DialogBody className="grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(12rem,1fr)] md:grid-rows-[auto_minmax(16rem,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <p dir="auto" className="truncate text-ink-2">
            {fileName}
          </p>
          <FilterChips
            label={catalogueCsvWords('filter')}
            values={present.map(({ kind }) => kind)}
            chosen={chosen}
            onChange={setChosen}
            className={chipsStyles}
            chipClassName={chipStyles}
          >
            {(kind) => (
              <>
                <LineIcon kind={kind} />
                {lineNames[kind]}
                <span className="num font-[560] text-xs opacity-80">
                  {formatNumber(countOf(kind))}
                </span>
              </>
            )}
          </FilterChips>
          {table.unknown.length > 0 && (
            <p className="break-words text-ink-2">
              {catalogueCsvWords('ignored', { columns: joinWithCommas(named(table.unknown)) })}
            </p>
          )}
        </div>
        <LineList lines={shown} />
      </DialogBody>
      <DialogFooter className="items-center">
        <p
          role="status"
          className={cn('mr-auto max-md:w-full', error ? 'text-danger-text' : 'text-ink-2')}
        >
          {error
            ? sentenceOf(error, catalogueCsvWords('notSure'))
            : noteOn(writable, countOf('refused'))}
        </p>
        <Button onClick={onStartOver} disabled={isWriting}>
          {catalogueCsvWords('another')}
        </Button>
        <Button variant="primary" pending={isWriting} disabled={writable === 0} onClick={onWrite}>
          {catalogueCsvWords('importRows', { count: writable })}
        </Button>
      </DialogFooter>
    </>
  );
}

function noteOn(writable: number, refused: number): string {
  if (writable === 0) return catalogueCsvWords('nothing');
  return refused > 0 ? catalogueCsvWords('leftOut', { count: refused }) : '';
}

const NAMED_MAX = 12;
const NAME_MAX = 60;

/** The file of another program can have hundreds of columns. */
const named = (columns: readonly string[]) => [
  ...columns.slice(0, NAMED_MAX).map((name) => name.trim().slice(0, NAME_MAX)),
  ...(columns.length > NAMED_MAX ? ['…'] : []),
];
