import { pageLocale } from '@lensemble/messages/page-language';
import { conflictWords } from '@lensemble/messages/web/conflict';
import { Columns2, type LucideIcon, PenLine, UserRound } from 'lucide-react';
import { cn } from '@/lib/cn.ts';
import type { ConflictRow } from './conflict-row.ts';

interface ConflictChoicesProps {
  rows: readonly ConflictRow[];
  onChooseFields: () => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

const list = new Intl.ListFormat(pageLocale);

export function ConflictChoices({
  rows,
  onChooseFields,
  onKeepMine,
  onTakeTheirs,
}: ConflictChoicesProps) {
  const names = list.format(rows.map(({ name }) => name));
  return (
    <div className="grid gap-2">
      <Choice icon={Columns2} title={conflictWords('byField')} likely onChoose={onChooseFields}>
        {conflictWords('byFieldText')}
      </Choice>
      <Choice icon={PenLine} title={conflictWords('keepMine')} onChoose={onKeepMine}>
        {conflictWords('keepMineText', { names })}
      </Choice>
      <Choice icon={UserRound} title={conflictWords('takeTheirs')} onChoose={onTakeTheirs}>
        {conflictWords('takeTheirsText', { names })}
      </Choice>
    </div>
  );
}

interface ChoiceProps {
  icon: LucideIcon;
  title: string;
  likely?: boolean;
  onChoose: () => void;
  children: React.ReactNode;
}

function Choice({ icon: Icon, title, likely = false, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className={cn(
        'flex w-full items-start gap-3 rounded-lg border px-4 py-3 text-left transition-colors focus-visible:rounded-lg hover:border-accent-line hover:bg-accent-soft',
        likely ? 'border-accent-line bg-accent-soft' : 'border-line-strong',
      )}
    >
      <Icon
        className={cn('mt-0.5 size-4 shrink-0', likely ? 'text-accent-text' : 'text-ink-3')}
        aria-hidden
      />
      <span>
        <b className="block font-semibold text-base leading-snug">{title}</b>
        <small className="mt-0.5 block text-ink-2 text-sm">{children}</small>
      </span>
    </button>
  );
}
