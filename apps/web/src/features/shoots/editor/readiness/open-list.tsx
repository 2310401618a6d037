import type { OpenCode, OpenEntry, ReadinessSection } from '@lensemble/contract/readiness-entries';
import { readinessWords } from '@lensemble/messages/web/readiness';
import { entryIcon, entryTitle } from '@/features/shoots/outlook/entry-words.ts';
import { detailOf } from './entry-details.tsx';
import { goTo } from './go-to.ts';
import type { FormReadiness } from './use-form-readiness.ts';

/** What leads to a section. */
const ways: Readonly<Record<ReadinessSection, string>> = {
  schedule: readinessWords('openSchedule'),
  location: readinessWords('openPlace'),
  secondPlace: readinessWords('addSecondPlace'),
  crew: readinessWords('openCrew'),
  costumes: readinessWords('seeCostumes'),
  props: readinessWords('seeProps'),
  equipment: readinessWords('seeEquipment'),
  packing: readinessWords('seePacking'),
  consent: readinessWords('seeConsent'),
};

/** What to do about an entry at once, and its name. */
export interface EntryAct {
  readonly name: string;
  readonly run: () => void;
}

export type EntryActs = Readonly<Partial<Record<OpenCode, EntryAct | undefined>>>;

interface OpenListProps {
  known: FormReadiness;
  acts: EntryActs;
}

/** What is open, the heaviest first. */
export function OpenList({ known, acts }: OpenListProps) {
  return (
    <ul className="px-4">
      {known.readiness.open.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no state
        <Entry key={index} entry={entry} known={known} act={acts[entry.code]} />
      ))}
    </ul>
  );
}

interface EntryProps extends Pick<OpenListProps, 'known'> {
  entry: OpenEntry;
  act: EntryAct | undefined;
}

function Entry({ entry, known, act }: EntryProps) {
  const Icon = entryIcon(entry);
  const title = entryTitle(entry, known.names, known.timeZone);
  const detail = detailOf(entry, known);
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-start gap-x-3 border-line border-t py-2.5 max-md:grid-cols-[2rem_minmax(0,1fr)]">
      <span className="grid size-8 place-items-center rounded-[9px] bg-st-soft text-st-text">
        <Icon className="size-4" aria-hidden />
      </span>
      <div className="min-w-0 self-center [overflow-wrap:anywhere]">
        <p className="font-[580] leading-[1.3]">{title}</p>
        {detail && (
          <p
            // Only a note is all in the language of a person.
            dir={entry.code === 'declined' ? 'auto' : undefined}
            className="mt-px text-ink-3 text-xs leading-[1.35]"
          >
            {detail}
          </p>
        )}
      </div>
      <button
        type="button"
        onClick={() => (act ? act.run() : goTo(entry.section))}
        className="rounded-xs text-accent-text text-xs leading-5 underline-offset-3 hover:underline md:self-center max-md:col-start-2 max-md:min-h-9 max-md:justify-self-start pointer-coarse:min-h-9"
      >
        {act?.name ?? ways[entry.section]}
      </button>
    </li>
  );
}
